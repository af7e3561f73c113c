# A Parquet file with categories that pandas 2.3.3 wrote with pyarrow 26: text stays category, everything else its own type
import base64
import io

import pandas as pd

WRITTEN = """
P(e~L6$BL&6(&p-
1Qh@h001bpFa012Q2+n|0001C0RR91Vif=t5)~vY6$lj&6$TXs95w<d0b&>dVG$7k001bpFa011NdN!>000033jqTK6$BL?6);Q{1{DAj001bpFa017c>n+b
0001b0RR91VgUdE0AUpX6%-XFEENb95ETX$1{^j5C;@sH0bvml0000ewJ-
f33Q+(60ssI20}BEJ82}Xo6(AKdOcewb01^NID77#BAP|8704xCj00000009610000002Kfg5)~vY6$lj&6$TXs92f{J0RR910000O2mt^90000002Tl!2rK
~r0000002l}X000000000H5dZ)HD77#BAPGqT00IC200;pA0}2%c6(AKdOcewb01^NID77#BAP|87000000000CKmY&$0002+KNSEK5)~vY6$lj&6$TXs92f
`y0000001QAF2mk;80002+KNbQg2mk;80000CKo|%B000000PsH%5dZ)HD77#BAPGqT00IC200RpF0|pfU6%G|3EENb902Kxm1{@dx0T=-Q76K>%0T=-
Q5fK0Y04TLD{U8T9000620009E1r-DpAQdu96$BLk5&!@wwJ-f35P<*y003nH7Z9cw006X-
t6ruT6#x|y6(lSb2o(?&1{DSz7zh9Ww34e{rWY6p003nH7Z9cw76K>;006X-t6ruT7zh9WWdRourWX+r0000ewJ-f32}u9|0ssI20}BBI0u=-
mKovYp6$ljo5&!@wwJ-
f3AgurZZ~*`U00RI70000000003R00440Tloh6cr{c6$lj&6$TXs92f`$000000000O2mt^90000002Tl!2m}BC0000002l}X000000000H5dZ)HD77#BAPP
|c00IC200;pB1LOb|1QjL~I7}4=6#x<d04TLD{U8&W00062003-
n0{{R3ZE0iz0001JX%zq!6cr{c6$lj&6$TXs95w(b18r$!7y@W%5fK0Y04TLD{U8ca00062000O90s}|@6$BZaH2@d}b7N>_ZDAD<02K@+0vH8wY+-
3`B>+qu0000L3?%{>26b+Ab7f>D08AVJ000#PB?1@)cW7^HWdIclB?1@*Zgp*9WpV%&03`w#1ZHeuX8;uhB?1@&WMO%1j1n9?0000002Kr!0vH8$VQh6}02K
@+0vHExa%5$4Wn?7)OdJ3J02T-
t92txz02~zz88rX~5E&Q+aBN{|ZWRm`2o`)6paCXICI}oh0w@7u7y)4s5dax16$BLk6#@Vi02L4w0suS~1{nq!CISWk001Tc92E>1H2?+>85jn2Zgq2IWEBh
+2o{I|7OVj#^Z_QQ0US00C;@sH0bvml02wS51Qh@k0ss{N6%Z8y06Z2383q|90tNs8044w&6$BYI00s~l7zKA|Z){~13>F9$%mEhg0VbjYCe#8P7ziu@0000
0000;W0RR9100000762#+ECB!j000007zhCX00000000pY02wS51Qh@k0ss{N6%Z8y06ZxM872S-0000c02~zx88rX~5E&Q-
Zgp*9WpWh^76=y10T%E9CXxjv!~`4|2mk;80000CKo|%B000000PsH+0w@Ro0000001QAF2mk;80002+KM@fC87vh96#x|i02Kfg5ETLdJShelCISWk001Tc
92Ec=B?bT)7zAc)VP_Q#76=wp7G@^220R!60T=-Q76K>%0T=-
Q5fK0x92Ec+02KlNJShelCISWk001Tc92Eo^H2?+>85jd(VR;n{76=y10T%E9Cg=wyng<*h2mk=IlB-
^(7Z?Zt0A&Fe5T+Lv0w@Ro0JM^;UZxiq2mk<O0T&Ra7ZDKv87vh96#x|i02Kfg5ETLdJShelCISWk001Tc92Eo^H2?+>85jk2VQh6}6$};#7VZHS`~fE72_}
jO92f`$000000000O2mt^90000002Tl!2m}BC0000002l}X000000000H5dax16$BLk6#@Vi02L4w0suTI1{o#*2mk;8CIB223>h^51`rt-
2XAs@WpZU?6$};#7M1}Px&bEI3nqpO95w(b18r$!7y@W%5fK0xEENP502KlN6#x|w6#@V}77`f-872S-0000MzzP-!CI}X|3;-
D{7zS`*Ze(F|7>)~jB57`9Wq4m>Z)|mKZgV0!AX_4Da%5$4Wn>~<EFdCdZ)|mKZeM9`WMz0|b0Rt*TYDmIVQpn1Iv{R!Y-}tbB4%l2Y-C?<VQpn1Iv{R!Y-
}tbB5+}DWMOk(ba`-PB03-<b#7^6Z)9a6EFdCob!~8YUvznJWg<EtB5z`9Wn*+AEFdCnWprU=VRT_4Iv{%@Wo~0{WNB_^B03-
<Ra8bTI3j(0T`V9XV{dGAZEkZSIv`tnB5q-AWg<EtB5-VBX>KAcAR=aIWo%?$ZeeX@B03-<aBN{|ZXzroB5+}DWMOk(ba`-PB03-
<V_|e<XK!+8V_|F}EFdCob!~8YUvznJWg<EtB57`PI3g?{B5h@KVPs)+VIn#pdm?UiZC_(ybY*96a%p9AB03;4EFdCpa%5$4Wn>~cAZB4~b7g&fEFgO#ZeeX
@B03-<b#8TYWn>~OAR=aIWo%?$ZeeX@B03-
<b#8TYWn>~OAR=&KZe(F|UvznJWg<EtB4c56WoK`4X=7n*A}k;xZgp*Nd0%vSaAhJoAR=jQbT}d`AR=vLbYWy+bYUVoAbTQib!}f`VRU6@Z*pm6b0Rt*Gb|t
?Z*pX1a%E&9Iv{3YY;$FOeJmh*B5q-AWg<EtB6nzSY-J)WAR=aIWo%?$ZeeX@B03-<cW7^HWg;vfB5+}DWMOk(ba`-PB03-
<V_|e<XK!+8V_|F}EFdCob!~8YUvznJWg<EtB57`PI3g?{B5h@KVPs)+VIn#pdm?UiZC_(ybY*96a%p9AB03;5EFdCpa%5$4Wn>~cAZB4~b7g&fEFgO#ZeeX
@B03-<Zgp*9WpW}cAR=aIWo%?$ZeeX@B03-
<Zgp*9WpW}cAR=&KZe(F|UvznJWg<EtB4c56WoK`4X=7n*A}k;xZgp*Nd0%vSaAhJoAR=jQbT}d`AR=vLbYWy+bYUVoAbTQib!}f`VRU6@Z*pm6b0Rt*GAtk
>Z*pX1a%E&9Iv{3YY;$FOeJmh*B5q-AWg<EtB4%u1XCf>hB4%l2Y-
C?<VQpn1Iv^ruY++|2EFdCqVQyq$b6<3MaAhJoAR=R7bY*96a%p2>Y$7ZmB5rkUaCu*Jd2nSSIv^rxZge;zEFdCnWprU=VRT_4Iv{%@Zgp*6V_|e<XK!+8Wp
g4rATlf<B5!hJWpZU?B03;uVQh0{eSIt-dm?UOZDk@lAR=U8c_J(zB4%l2Y-
C?<VQpn1Iv^rsVR<4fAR=&KZe(F|UvznJWg<EtB4c56WoK`4X=7n*A}k;xZgp*Nd0%vSaAhJoAR=jQbT}d`AR=vLbYWy+bYUVoAbTQib!}f`VRU6@Z*pm6b0
Rt*GAtk>Z*pX1a%E&9Iv{3YY;$FOeJmh*B5q-AWg<EtB6eYHb!8$fAR=aIWo%?$ZeeX@B03-<c42IFWg;vfB5+}DWMOk(ba`-PB03-
<X>N2jG$Je@B5rkUaCu*Jd2nSSIv^rxZge&@A}k;xZDn*}WMOn+B03;$b!=>XEFgO#ZeeX@B03-<Z*pX1a%E&9EFdCgX=Q9=Uv6P-
Wg<EtB5!hJWpZU?A}k;xaA9s_VRK(}d2nSSIv^rrVRU6@Z*pm4VQeBSAR=ycZE$&Cba`-PB03-
<X>N2lA}k;xZDn*}WMOn+B03;@B5rkUUt?i(WoK`4X=QUFIv_JFAR=#aWMy(?WFk5sbaHiNeSKXlAR=LObaH88b#!HOB03;@eJmg%V{&C-bZ>GZIv{%@Y-
wV0VRCsQIv^r&d0}#LZ+9XrAR=~Ua&u{KZX!A$A~H5EFfK77eJmg%aA9s_VRK)0WpZ<AZ*C$wAR;m@GcGeCeE=8?K~hprS2}ZJXk~3-
7_1jBFE1}IH)lyfK|xhPK|w)5K|w)5K|w)7XF*RvL0LgUQ9(&TL2p4pK|w)5QBgrfK|w)5K|w)7XF*LtK|w)6K|x7DL2p4pK}1DDQ9(gMK|w)5K}A79K|xJH
K|w)7K|xJHK~X_NK|x7DK|w)oK~+IPK~X_LK|@bMQ9(gvc}j3%ZBlGyMmcI?GI%j!S2cP`YHw#(c}jL;ZBlGwZB}bZY%p_4LrQ95GI%j!S2bo~S2b%|SZHix
c}X@&MsznxZ8d0OS5;|GX+m{mS9o(wLqTa;ZES2}M^a{DZANrjQ%N>SM>R2GM|X2cLrQm9S2b%{SWaeSNNjgnQ%N>SLrO7XZER{{GE!_wX?JHyZ8b4sSVA>e
Gg38UM^$N0X+ddXGD>k;S57cVX?JHyZ82<QM@DN|SW;+7YHw#{c}i?zZBBMtM{IRkc}X@&LrPXwMOk!DLrOVjRxoo(LrQ95GI%j!S2cP`YHw#(GjnNTZANrj
Q%N>SLrQmIM@DdBX-RWQLrQI7S5|XcMmcp^S21i!YHw#rZbEZeS8R1jX?JHyZbE2cZBl4sF*z`0SVC+`YHw#rZBA%pM^<iPGfHq-GDdSrX?JHyZ8b4sSVA>e
Gg38UM^$N0X+ddWS2ZwCLrHT<LrQd7SW;+OM@BGNQ%N>SNONgoZdP<yGEQh@M^<iPGfHq;SWRh9X+e2RLqTa`GfHb(SW0YKLrFGCM_OoNNKR~KSTJ)*NONgo
ZANrjQ%N>SLrO7XZdQ6)S5aw9LqTa;ZES2}M^a{DZANrjQ%N>SLrO7XZdQ6)S5aw9LqTa{M@Ds8M@D*BGg38UM^$N0X+ddOGDa|3S7df$ZER{;S9fVlLqTa`
ZdP<-
NNi?gNNjgnQ%N>SLrQRBZc#KzX?JHyZ82<QM@DN|SW;+7YHw#{c}jI;S21Q;GDa|3S7df$ZES2~c}X@&L``!^LrQjIZBlGwZB}bZYHw#+ZANorGFCZeQ+H=&
c}jIzS21i!YHw#rZe(v_GI(rBX?JHyZCY?zS9oh!GBs#oS5;|GX+ddZGH7;UM^$M|LqTa{M@Ds8M@D*BGg38UM^$N0X+ddOGDa|3S7df$ZER{;S9fVlLqTa`
ZdP<-
NNi?gNNjgnQ%N>SLrQRBZc#KzX?JHyZ82<QM@DN|SW;+7YHw#{c}jI;S21Q;GDa|3S7df$ZES2~c}X@&L``!^LrQjIZBlGwZB}bZYHw#+ZANorGFCZeQ+H=&
c}jIzS21i!YHw#rZ8b4sS4wPSX-RWQLrQI7S5|XcMmcp^S21i!YHw#rZ8b4sS4wPSX-RWQLrQm9S2b%{SWaeSNNjgnQ%N>SLrQ8{SW;|SGC6r+S59bRLrHT<
LrQgIS21^GRyi<bSVC+`YHw#rZESU9L}zJCLqTa`S5`1tS5jzXM@4B*X+k$iZ8b4sRyk@}SW;|SGC6r+S5|sSYHw#vX?JHyZ8>>bM^<@SS5awCX+mvTS9p3_
STQ+FLqa!6Z8d0OS5;|GX+ddPZFp!}c}a6gLrQI7S5|XcMmcp^S21i!YHw#rZCZ0#S7T{RLqTa{M@Ds8M@D*BGg38UM^$N0X+ddOGDa|3S7df$ZER{;S9fVl
LqTa`ZdP<-
NNi?gNNjgnQ%N>SLrQRBZc#KzX?JHyZ82<QM@DN|SW;+7YHw#{c}jI;S21Q;GDa|3S7df$ZES2~c}X@&L`ic=LrQjIZBlGwZB}bZYHw#+ZANorGFCZeQ+H=&
c}jIzS21i!YHw#rZBl4uQ%Q44LrQI7S5|XcMmcp^S21i!YHw#rZBl4uQ%Q44LrQm9S2b%{SWaeSNNjgnQ%N>SLrQ8{SW;|SGC6r+S59bRLrHT<LrQgIS21^G
Ryi<bSVC+`YHw#rZESU9L}zJCLqTa`S5`1tS5jzXM@4B*X+k$iZ8b4sRyk@}SW;|SGC6r+S5|sSYHw#vX?JHyZ8>>bM^<@SS5awCX+mvTS9p3_STQ+FLqa!6
Z8d0OS5;|GX+ddZZANosS5;|DLqTa;ZES2}M^a{DZANrjQ%N>SLrOAPS9md6Q%Q44LrQm9S2b%{SWaeSNNjgnQ%N>SLrQRBZc#E$LrHT<LrQgIS21^GRyi<b
SVC+`YHw#rZESU9L|HINX?JHyZ82<QM@DN|SW;+7YHw#^ZdP+*NHB9rNONgoZANrjQ%N>SLrQjIZBlGwZB}bZX?JHyZCY?zS9oh!GBs#oS5;|GX+ddXGfHb(
SW0YKLrHT<LrQm9S2b%{SWaeSNNjgnQ%N>SLrQ8{SW;|SGC6r+S59bRLrHT<LrQgIS21^GRyi<bSVC+`YHw#rZESU9L}zJCLqTa`S5`1tS5jzXM@4B*X+k$i
Z8b4sRyk@}SW;|SGC6r+S5|sSYHw#vd3R??Z8>>bM^<@SS5awCX+kh#ZdPn&STSTwLqTa-SW+-!ZER^|SW;|bc}X@&NOU<&LqTa-GfHe(SW<RlX-
PIoNONgoM{H?hZAN)zQ%N>SLrQmLS4MebZ8<YZX?JHyZdz<(ZccDwGBjyVX+ddCYFTwnLo|3vZZLC6LrQm9S2b%{SWaeSZB}_>GHiBYX-PIoLrHl|YE5-
bc}h7!K|x1BK|w)dM@Ds8M@D)<K|x7DK|w)cK}kVDK~Y0NK|^mrQ9(gcK}A79P-j6wK|^mrK|w)eK|w)5K~X_LK}1C_W-l*6K|w-
7Qc*!cK|)PIK|w)EK|w)5K~X_LK|w)5K|w)6cR@ixM>%;~M^<@SS5ZMhK|xDFLT5olK|x7DL1RHfXF)+hK|w)5K}AtPK|w)6XF)+hK|w)5K|w)5K|w)zP%|$
tcR@ixK}AVHK|w)xP%|$tctJr%K|x7DL0LgUcR@`-K|w)9K|xVLK|w)5K|w-6XhA_iK|xtTK|w)6K|w)5K|w)5K|w}AK|w)eZANosS5-
klK|xI~b}uhMK|w)5RY5^PK|*IQb}uhMK|w-8Xi-
5yK|wS@K|w)AK|w)5K~X_LK|w)5K|w)5cR@ixM^b2IQA2kxb}uhQK|w)5K~+IPK|w)5K|w)5K|w)5Mno$wFE~L#K|w-
8K|w)5MmH}nFE~L#K}|t&P&Y3xcR@ixQCU?%K|w)JK|w)5LT5oiK|w`9K|w)5K|w)5K~X_LK|*a}M@DWzK|w)5MrtoFFE~v>K|w)6K|w)5K|w)5K|^CNb}uh
MK|w)5QD;FxK|@t9b}uhEP&Y3xcR@ixQB74rK|w)OK|w)5LT5oiK|w`9K|w)5K|w)5L0LgTK|*z8S21Z?SV=)aMQSfEFF092K|w)5cR@ixK|w)5K|w)5K|w)
7K|xPJL1#ficR@)(K|w)5K|w)5QD;FxK|w)5L0LgVK|x1BL0LgTK|w)5K}kVYP%kepcR@ixQAt%nK|w)LK|w)5LqS17K|w`9K|w)5K|w)5K~+IPK|(WOM>%s
^Q9(gLL1#flK|x7DK~X_NK|w)5L3cqxK|w=7K|w)5K|w)5MS3qUFE~L#K|w-8K|w)5MrtoFFE~L#K|w-
MK|w)5OL{LaFE~L#K}AMJK|w)5MNvUPK|yChK|w)6K|w)5K|w)5K|x1BK|w)eS2ZzXGFEFrK|x7DLQz3OK|w`9L1#fhK|xVLK|w)5Q9(gLK|w)5K|w)5K|w)
rP%kepcR@ixK}AVHK|w)pP%kepctJr&K|x7DL0LgUcR@`-LP0@BK|xVLK|w)5K|w-
7Qc*!cK|)1AK|w)DK|w)5K~X_LK|w)5K|w)6Q9(gLNJ4X2S8R1bK|w)7K|x7DK|w)6K|x7DK|w)8K|w)5L1#fkK|x7DL1RHfK|w)5K|w)5K}AVHK|w)6K|w`
9K~X_LK|wtL7$9(Aa&dKKbS-0Wa4lhSa&LDac4cyNX>V>IGBz$SE-@L58~^|u000~S02}}S8~^|u000~S02}}S0R0pI08l|vF#
"""
frame = pd.read_parquet(io.BytesIO(base64.b85decode(WRITTEN.replace("\n", ""))))
print(frame)
print(frame.dtypes)
print(frame.index)
for name in ("plain", "unused"):
    print(name, frame[name].cat.categories.tolist(), frame[name].cat.ordered, frame[name].cat.codes.tolist())
print(frame["whole"].tolist(), frame["flag"].tolist())
