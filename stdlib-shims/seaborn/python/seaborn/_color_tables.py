"""Named colours: the qualitative palettes of seaborn and the Crayola crayons."""

SEABORN_PALETTES = {
    "deep": ["#4C72B0", "#DD8452", "#55A868", "#C44E52", "#8172B3", "#937860", "#DA8BC3", "#8C8C8C", "#CCB974", "#64B5CD"],
    "deep6": ["#4C72B0", "#55A868", "#C44E52", "#8172B3", "#CCB974", "#64B5CD"],
    "muted": ["#4878D0", "#EE854A", "#6ACC64", "#D65F5F", "#956CB4", "#8C613C", "#DC7EC0", "#797979", "#D5BB67", "#82C6E2"],
    "muted6": ["#4878D0", "#6ACC64", "#D65F5F", "#956CB4", "#D5BB67", "#82C6E2"],
    "pastel": ["#A1C9F4", "#FFB482", "#8DE5A1", "#FF9F9B", "#D0BBFF", "#DEBB9B", "#FAB0E4", "#CFCFCF", "#FFFEA3", "#B9F2F0"],
    "pastel6": ["#A1C9F4", "#8DE5A1", "#FF9F9B", "#D0BBFF", "#FFFEA3", "#B9F2F0"],
    "bright": ["#023EFF", "#FF7C00", "#1AC938", "#E8000B", "#8B2BE2", "#9F4800", "#F14CC1", "#A3A3A3", "#FFC400", "#00D7FF"],
    "bright6": ["#023EFF", "#1AC938", "#E8000B", "#8B2BE2", "#FFC400", "#00D7FF"],
    "dark": ["#001C7F", "#B1400D", "#12711C", "#8C0800", "#591E71", "#592F0D", "#A23582", "#3C3C3C", "#B8850A", "#006374"],
    "dark6": ["#001C7F", "#12711C", "#8C0800", "#591E71", "#B8850A", "#006374"],
    "colorblind": ["#0173B2", "#DE8F05", "#029E73", "#D55E00", "#CC78BC", "#CA9161", "#FBAFE4", "#949494", "#ECE133", "#56B4E9"],
    "colorblind6": ["#0173B2", "#029E73", "#D55E00", "#CC78BC", "#ECE133", "#56B4E9"],
}

MPL_QUAL_PALS = {
    "tab10": 10, "tab20": 20, "tab20b": 20, "tab20c": 20, "Set1": 9, "Set2": 8, "Set3": 12, "Accent": 8, "Paired": 12, "Pastel1": 9, "Pastel2": 8, "Dark2": 8,
}

crayons = {
    "Almond": "#EFDECD", "Antique Brass": "#CD9575", "Apricot": "#FDD9B5", "Aquamarine": "#78DBE2",
    "Asparagus": "#87A96B", "Atomic Tangerine": "#FFA474", "Banana Mania": "#FAE7B5", "Beaver": "#9F8170",
    "Bittersweet": "#FD7C6E", "Black": "#000000", "Blue": "#1F75FE", "Blue Bell": "#A2A2D0", "Blue Green": "#0D98BA",
    "Blue Violet": "#7366BD", "Blush": "#DE5D83", "Brick Red": "#CB4154", "Brown": "#B4674D",
    "Burnt Orange": "#FF7F49", "Burnt Sienna": "#EA7E5D", "Cadet Blue": "#B0B7C6", "Canary": "#FFFF99",
    "Caribbean Green": "#00CC99", "Carnation Pink": "#FFAACC", "Cerise": "#DD4492", "Cerulean": "#1DACD6",
    "Chestnut": "#BC5D58", "Copper": "#DD9475", "Cornflower": "#9ACEEB", "Cotton Candy": "#FFBCD9",
    "Dandelion": "#FDDB6D", "Denim": "#2B6CC4", "Desert Sand": "#EFCDB8", "Eggplant": "#6E5160",
    "Electric Lime": "#CEFF1D", "Fern": "#71BC78", "Forest Green": "#6DAE81", "Fuchsia": "#C364C5",
    "Fuzzy Wuzzy": "#CC6666", "Gold": "#E7C697", "Goldenrod": "#FCD975", "Granny Smith Apple": "#A8E4A0",
    "Gray": "#95918C", "Green": "#1CAC78", "Green Yellow": "#F0E891", "Hot Magenta": "#FF1DCE", "Inchworm": "#B2EC5D",
    "Indigo": "#5D76CB", "Jazzberry Jam": "#CA3767", "Jungle Green": "#3BB08F", "Laser Lemon": "#FEFE22",
    "Lavender": "#FCB4D5", "Macaroni and Cheese": "#FFBD88", "Magenta": "#F664AF", "Mahogany": "#CD4A4C",
    "Manatee": "#979AAA", "Mango Tango": "#FF8243", "Maroon": "#C8385A", "Mauvelous": "#EF98AA", "Melon": "#FDBCB4",
    "Midnight Blue": "#1A4876", "Mountain Meadow": "#30BA8F", "Navy Blue": "#1974D2", "Neon Carrot": "#FFA343",
    "Olive Green": "#BAB86C", "Orange": "#FF7538", "Orchid": "#E6A8D7", "Outer Space": "#414A4C",
    "Outrageous Orange": "#FF6E4A", "Pacific Blue": "#1CA9C9", "Peach": "#FFCFAB", "Periwinkle": "#C5D0E6",
    "Piggy Pink": "#FDDDE6", "Pine Green": "#158078", "Pink Flamingo": "#FC74FD", "Pink Sherbert": "#F78FA7",
    "Plum": "#8E4585", "Purple Heart": "#7442C8", "Purple Mountains' Majesty": "#9D81BA", "Purple Pizzazz": "#FE4EDA",
    "Radical Red": "#FF496C", "Raw Sienna": "#D68A59", "Razzle Dazzle Rose": "#FF48D0", "Razzmatazz": "#E3256B",
    "Red": "#EE204D", "Red Orange": "#FF5349", "Red Violet": "#C0448F", "Robin's Egg Blue": "#1FCECB",
    "Royal Purple": "#7851A9", "Salmon": "#FF9BAA", "Scarlet": "#FC2847", "Screamin' Green": "#76FF7A",
    "Sea Green": "#93DFB8", "Sepia": "#A5694F", "Shadow": "#8A795D", "Shamrock": "#45CEA2", "Shocking Pink": "#FB7EFD",
    "Silver": "#CDC5C2", "Sky Blue": "#80DAEB", "Spring Green": "#ECEABE", "Sunglow": "#FFCF48",
    "Sunset Orange": "#FD5E53", "Tan": "#FAA76C", "Tickle Me Pink": "#FC89AC", "Timberwolf": "#DBD7D2",
    "Tropical Rain Forest": "#17806D", "Tumbleweed": "#DEAA88", "Turquoise Blue": "#77DDE7",
    "Unmellow Yellow": "#FFFF66", "Violet (Purple)": "#926EAE", "Violet Red": "#F75394", "Vivid Tangerine": "#FFA089",
    "Vivid Violet": "#8F509D", "White": "#FFFFFF", "Wild Blue Yonder": "#A2ADD0", "Wild Strawberry": "#FF43A4",
    "Wild Watermelon": "#FC6C85", "Wisteria": "#CDA4DE", "Yellow": "#FCE883", "Yellow Green": "#C5E384",
    "Yellow Orange": "#FFAE42",
}
