import pandas as pd
import numpy as np

games = pd.DataFrame({
    "player": ["p1", "p2", "p1", "p3", "p2", "p1", "p3", "p2", "p1"],
    "round": [1, 1, 2, 2, 3, 3, 3, 4, 4],
    "points": [10, 20, 15, 5, 25, 10, 30, 0, 40],
})
games["total"] = games.groupby("player")["points"].cumsum()
games["best"] = games.groupby("player")["points"].cummax()
games["avg2"] = games.groupby("player")["points"].rolling(2, min_periods=1).mean().droplevel(0)
games["prev"] = games.groupby("player")["points"].shift(fill_value=0)
games["delta"] = games.groupby("player")["points"].diff().fillna(0).astype(int)
games["n"] = games.groupby("player").cumcount(ascending=False)
games["first"] = games.groupby("player")["points"].transform("first")
games["rank"] = games.groupby("round")["points"].rank(ascending=False, method="min").astype(int)
games["pct_of_max"] = (games["points"] / games.groupby("round")["points"].transform("max")).round(2)
print(games)
board = games.pivot_table(index="player", columns="round", values="points", aggfunc="sum").fillna(0).cumsum(axis=1)
print(board, board.rank(ascending=False, method="min").astype(int))
print(board.idxmax(), board.iloc[:, -1].sort_values(ascending=False).reset_index().set_axis(["player", "score"], axis=1))
print(games.groupby("player")["points"].agg(["sum", "mean", "std", "max", "idxmax", "nunique"]).round(2))
print(games.groupby("player")["points"].expanding().mean().round(2).unstack(0))
print(games.groupby("player")["points"].ewm(alpha=0.5).mean().round(3))
print(games.groupby("player")["points"].pct_change().replace([np.inf, -np.inf], np.nan).round(2).tolist())
print(games.groupby("player").apply(lambda g: g.loc[g["points"].idxmax(), "round"], include_groups=False))
print(games.groupby("player", group_keys=False)[["round", "points"]].apply(lambda g: g.sort_values("points").tail(1)))
print(games.groupby("player")["points"].nlargest(2).reset_index(level=1, drop=True))
print(games.groupby("player")["points"].quantile([0.25, 0.75]).unstack(), games.groupby("player")["points"].median())
print(games.groupby("player").nth([0, -1])[["round", "points"]], games.groupby("player").nth[1:][["round"]].T)
print(games.groupby("player")[["points"]].filter(lambda g: g["points"].sum() > 40).index.tolist())
print(games.groupby(["player", games["round"] > 2])["points"].sum().unstack(fill_value=0).rename(columns={True: "late", False: "early"}))
streak = games["points"].ge(15)
print(streak.groupby(games["player"]).apply(lambda s: s.astype(int).groupby((~s).cumsum()).sum().max()))
print(games.groupby("player")["round"].agg(lambda r: list(r)), games.groupby("player").agg(span=("round", lambda r: r.max() - r.min() + 1)))
print(games.groupby("player").sample(1, random_state=0)["points"].tolist(), games.groupby("player").ngroup().tolist())
print(games.groupby("player")["points"].describe().loc["p1"].to_dict())
print(games["points"].rolling(3, center=True).median().tolist(), games["points"].rolling(3).apply(lambda w: w.iloc[-1] - w.iloc[0]).tolist())
