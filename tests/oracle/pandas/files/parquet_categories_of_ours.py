# A Parquet file with categories that the orchestrator wrote: pandas reads it with their order and those that no row has
import base64
import io

import pandas as pd

WRITTEN = """
P(e~L6$BL&6(&p-1Qh@P04TLD{U8ca00031003bD0001D6#x|y6(lSb2o(?&1{DSzHUcOCVi*Bo0000ewJ-f32}u9|0ssI20}BBI1r-b#H2?+>85jj{Y+-3`
6$};#7Iqez0VYT$2pl#7C;?&^0bu|D6$BL?6);Q{1{DAR04TLD{U8r{00031004Rc0001D0RR91VHE%s6cr{c6$lj&6$TXs95w<d0eTn#VE_OCD77#BAPP|c
00IC200RpG0~r7n3>h^51`rt-26b+Ab7f=|3>F9$f&mt$0VcWvCh!3qHUcOCdKdv=000#P6($upOce$d0000ewJ-f36PW-20ssI2Y;OYq003=iWC8#H0BC6y
02LG!CM*>Q6%Z8$6$TtO04M`(X=E4zXlVcd04TLD{U8ca00062000O90s}|@6$}|Q00s~l7zb~1WMy(?WEBh+2o{h57PJ8-z62)h0~|I0C<AS2WEcWyX#fBf
1Qj3^GE5Z&6#xJLD77#BAP|87009610000004xCj0000002Kfg5)~vY6$lj&6$TXs95w(b2rK~r0000002l}X0000000000001bpFa011NdN!>000080RaOA
6$BYI00s~l7zKA|Z){~13>F9$o&grZ0Vc`@CjJE+HUKCHECB!j000007zhCX00000000006$BL&6(&p-1Qh@P04TLD{U8ca00031004La0001a6#x|y6(lSb
2o(?&1{DSzHUcOCc^CnB0000ewJ-f32}u9|0ssI20}TNK0u>AyH2?+>85jg~Wq5QI3>F9$b{3ieCh!O*um~JB0w@7_7y)<y02KrkKovYp6$ljo001bpFa01O
tpEUU0RRF30{{d700000000A20ssR66#x|!6(%ed2o(?&1{DSzHUKCH1ONa4000007zhCX000000000004TLD{U8ca00062000O90t4g#6$BYI00s~l7zK7=
Y;|Q73>F9$zyTJ{0VePYCYlNyHUKCH1ONa4000007zhCX000000000084&^*7y)4!7y)7x02vkn02vVi85jX!85jY26#y9)0st8i0vQ+rXlWT318r$!6#y9)
000>g0vQ+x0RR910000085jsG0RR910000L02vkl02vVi85jY085jY16#y9)0st8i0vQ+x0RR910000085jrz000000000L02vkl02v$>NEKQZ0000P92U9)
6<iho000>r7QO@(Vio`Z02v$>$_5p7761SM85|by2o+iu0000P92W2j6?hf^000#N8GJ|ta&K>R6$}6s3?%{>1#oO(X>KI|OdJ3J02K@+0vHB$Zgq2IWF-Jh
8~^|S6$~W;7zb~1WMy(?WF-Jh8~^|S6$B*$7zKA|Z){}%6$~W;7zA`>cyuKIOdJ3J02Kr!0vH8$VQh6}02T-t92smT;sG2L3>h^51`rt-1#oO(X>Jt^76=x0
7McMjNG1pzHUcOCVi*Bo000)^4iyv@*bEgS04CrA92E>1H2?+>85jn2Zgq2IWEBh+2o{0?7N!9vx&kKf0US00C;@sH0bu|D7WNJm78d#p6(Rs8@&z0f3>h^5
1`rt-2XAs@WpZU?6$};#7LWlJv;ii*1SaeQ95w(b18r$!7y@W%000(@4;2;`oDCHy049tG92Eo^H2?+>85jk3Xm4y~6$};#7M=kX!T~1A1}6Rm95w(b2rK~r
0000002l}X000000000002ZPT6&4o64HZ5BCW;Ci6$}|Q00s~l7zA`>cytvE76=x07McMj@CYWb2pl#7C;@pG0eAoa7Pt=;78ZgI6(Rs8z6=}{1Q|5|1`rt-
1$JR<b!8O{76=x=0T#{yCh!U-nhG2?04N9q000000000O2mt^9000000000M&JPt97NiapJ^&Wn1{Me=2o|0Q6aWAjEEo(yQc_P>I&))aWo=;?kOeO<FE1}E
NkTzEK}A79K|wfnFE1~6Q9(gLK}A79ML|J9K}$hFb3sEvK}$hFQ9)r)H!m-DQ9(gLK}SJBK|xnRML|J9Q9?mMLvKMrK|xwUK|w)8XF)+hK}A79K|yR#FE1~7
K|w)5K~X_LK|w=7K|w)5MMFVBK|w)5K|yO!H!m+RK|w)5K|(=6K|w-MK|w)CT4-WOR%}5*K|y#>FE1~6XF)+hK~X_LK|w=7K|w)5MOi^XK|w)5K|yp-H!m-D
Q9(gLLNHobXfQ!RK|w)JdM__8ICnuoK|x7DK|w)6XF)+hK|(=iK|w`9K~q6NQ9(sPK~h0MXF)+hK}|tHK|w)5L^LmUFE3F+K|w)5ML|J9K}JDAK|y3PXm(;p
RY5^PLP0MtFE3L;K|w)9K|w)5K~X_LK|w=7K|w)5MMgnEK|w)5K|wZlFE1~5NkKtDK|w)5K|w}AK|w)5ML|J9K|w)5Z$U*-K}A79cR@u#LQO9(FE2?!K|w)5
ML|J9LQO9(FE2uOK|w)BIeA(~R(V=iQ9*4`FE1}JK|w)5K{P=@K|w`9K|w)5XF)+hK|(@NK|w)5K|w)KL@zHdI6^@|K|w)5K|w)5cR@ixK}kVEK|w-6K}|tQ
dM__8IA=jYK|w)LK|w)EdM__8I7dN2K|y3!H8Eo{R%<~)L~k!IFE3U>K|w)9XF)+hL1#fhK|x1BK|w)5MMgnEK~X_MSwTWUK~+IQRY5~RK}|tIK|w)5K|w)K
YA-J@I88x8K|w=7K}kVDK|w-6L@+NeFE2?!K|w)5ML|J9K}kVDYe7OmK}kVSdM__8I7LB0Q9(jcK|w)CLUUPHY;{3FJv{&z25@0+WMOj{lnHwxX>Md?cwb|0
Y;|pJb0Rt*TYDmFX>Md9Iv^r)VQyz-A}k;xZeeX@B03;$b!==bAR=>gVRCdLIv_ACAR=>gZ*U?yAT%r>B6D<Qa3VS&F@0SuAR=RLY;|pJUukY+Wq4(CB03;j
dm?UOZDk@lAZ~SRY%CxmW@%+?WM6J!ZDk@lAZ~SRY%CxmaA9s_VRK(}d2nSSIv^r-ZfRq0WMv{OAR=ycZE$&Cba`-PB03-<Z(?d?V{{@cAR=vLbYWy+bYUVo
AZ~SRY<*oUAR=RLY;|pJb0Rt*TYDmIVQpn1Iv^r&Y+-3`A}k;xW@%+?WM6J!ZDk@lAR=&VVQFq6EFdCqVQyq$b6<3MaAhJoAR=R7bY*96a%p2>Y$7ZmB5rkU
aCu*Jd2nSSIv^rxZge;zEFdCnWprU=VRT_4Iv{%@Zgp*6V_|e<XK!+8Wpg4rATlf<B5!hJWpZU?B03;uVQh0{eSIt-dm?UOZDk@lAR={cb#rB8A}k;xW@%+?
WM6J!ZDk@lAR={cb#rB8A}k;xaA9s_VRK(}d2nSSIv^rrVRU6@Z*pm4VQeBSAR=ycZE$&Cba`-PB03-<X>N2lA}k;xZDn*}WMOn+B03;@B5rkUUt?i(WoK`4
X=QUFIv_JFAR=#aWMy(?WFk5sW?^h|Wqo}tAbTQiVQpn1Iv^r%a%5$4Wn>~OAR=aIWo%?$ZeeX@B03-<Z*pX1a%E&9EFdCqVQyq$b6<3MaAhJoAR=R7bY*96
a%p2>Y$7ZmB5rkUaCu*Jd2nSSIv^rxZge;zEFdCnWprU=VRT_4Iv{%@Zgp*6V_|e<XK!+8Wpg4rATul=B5!hJWpZU?B03;+a&={WeJmh*B5q-AWg<EtB6nzS
Y-J)WAR=aIWo%?$ZeeX@B03-<cW7^HWg;vfB5+}DWMOk(ba`-PB03-<V_|e<XK!+8V_|F}EFdCob!~8YUvznJWg<EtB4c56WoK`4c_J(zB5h@KVPs)+VIn#p
dm?UiZC_(ybY*96a%p9AB03;5EFdCpa%5$4Wn>~cAZB4~b7d?bB4c56WoK`4X=QUFIv`s)EFd#5Ff1T3T`V9XV_|e<XK!+8WpiI-ba`-PB03-<X>N2jG$MU{
EFgO#ZeeX@B03-<bY*ySA}k;xW@%+?WM6J!ZDk@lAR=^ScyuBxAR=&KZe(F|UvznJWg<EtB6V(QV{c?-A}k;xZgp*Nd0%vSaAhJoAR=#KYGq?|A}k;xZDn*}
WMOn+B03;$b!=>XEFgO#ZeeX@B03-<c42IFWg;vfB4%l2Y-C?<VQpn1Iv^r;VQh6}A}k;xaA9s_VRK(}d2nSSIv^rxZge&@A}k;xZgp*Nd0%vSaAhJoAR=jQ
bT%|1EFdCnWprU=VRT_4Iv{R!Y;1j9EFdCda%Ew3Z*n3!AbTQgX<~9=a(N;;AR=&KZe(F|A}k;xc4cyNX>V>KIv^r4E;BAOB7H0%B5+}DWMOk(c4cyNX>V>K
Iv^r4E;BAOB7FcD22gKoVRCaBY#aap8~^|u000~S02}}S8~^|SRtW$AP(e~L
"""
frame = pd.read_parquet(io.BytesIO(base64.b85decode(WRITTEN.replace("\n", ""))))
print(frame.drop(columns="whole"))
print(frame.drop(columns="whole").dtypes)
for name in ("plain", "unused", "ordered"):
    print(name, frame[name].cat.categories.tolist(), frame[name].cat.ordered, frame[name].cat.codes.tolist())
print(frame["whole"].tolist(), frame["ordered"].max())
