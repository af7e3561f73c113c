//! Names of symbols in formulas, and what kind of symbol each is.

use std::collections::HashMap;
use std::sync::LazyLock;

/// Name and code point, in turns.
const NAMES: &str = "\
    AA c5  AE c6  BbbC 2102  BbbN 2115  BbbP 2119  BbbQ 211a  BbbR 211d  BbbZ 2124  Bumpeq 224e  Cap 22d2 \
    Colon 2237  Cup 22d3  DH d0  Delta 394  Doteq 2251  Downarrow 21d3  Equiv 2263  Finv 2132  Game 2141  Gamma 393 \
    H 30b  Im 2111  L 141  Lambda 39b  Ldsh 21b2  Leftarrow 21d0  Leftrightarrow 21d4  Lleftarrow 21da \
    Longleftarrow 27f8  Longleftrightarrow 27fa  Longrightarrow 27f9  Lsh 21b0  Nearrow 21d7  Nwarrow 21d6  O d8 \
    OE 152  Omega 3a9  P b6  Phi 3a6  Pi 3a0  Psi 3a8  QED 220e  Rdsh 21b3  Re 211c  Rightarrow 21d2 \
    Rrightarrow 21db  Rsh 21b1  S a7  Searrow 21d8  Sigma 3a3  Subset 22d0  Supset 22d1  Swarrow 21d9  Theta 398 \
    Thorn de  Uparrow 21d1  Updownarrow 21d5  Upsilon 3a5  Vdash 22a9  Vert 2016  Vvdash 22aa  Xi 39e  aa e5 \
    ac 223e  acute 301  acwopencirclearrow 21ba  adots 22f0  ae e6  aleph 2135  alpha 3b1  angle 2220  approx 2248 \
    approxeq 224a  approxident 224b  arceq 2258  ast 2217  asterisk 2a  asymp 224d  backcong 224c  backepsilon 3f6 \
    backprime 2035  backsim 223d  backsimeq 22cd  backslash 5c  bagmember 22ff  bar 304  barleftarrow 21e4 \
    barvee 22bd  barwedge 22bc  because 2235  beta 3b2  beth 2136  between 226c  bigcap 22c2  bigcirc 25cb \
    bigcup 22c3  bigodot 2a00  bigoplus 2a01  bigotimes 2a02  bigstar 2605  bigtriangledown 25bd  bigtriangleup 25b3 \
    bigvee 22c1  bigwedge 22c0  blacksquare 25a0  blacktriangle 25b4  blacktriangledown 25be  blacktriangleleft 25c0 \
    blacktriangleright 25b6  bot 22a5  bowtie 22c8  boxbar 25eb  boxdot 22a1  boxminus 229f  boxplus 229e \
    boxtimes 22a0  breve 306  bullet 2219  bumpeq 224f  c 327  candra 310  cap 2229  carriagereturn 21b5  cdot 22c5 \
    cdotp b7  cdots 22ef  cent a2  check 30c  checkmark 2713  chi 3c7  circ 2218  circeq 2257  circlearrowleft 21ba \
    circlearrowright 21bb  circledR ae  circledast 229b  circledcirc 229a  circleddash 229d  circumflexaccent 302 \
    clubsuit 2663  clubsuitopen 2667  colon 3a  coloneq 2254  combiningacuteaccent 301  combiningbreve 306 \
    combiningdiaeresis 308  combiningdotabove 307  combiningfourdotsabove 20dc  combininggraveaccent 300 \
    combiningoverline 304  combiningrightarrowabove 20d7  combiningthreedotsabove 20db  combiningtilde 303 \
    complement 2201  cong 2245  coprod 2210  copyright a9  cup 222a  cupdot 228d  cupleftarrow 228c \
    curlyeqprec 22de  curlyeqsucc 22df  curlyvee 22ce  curlywedge 22cf  curvearrowleft 21b6  curvearrowright 21b7 \
    cwopencirclearrow 21bb  d 323  dag 2020  dagger 2020  daleth 2138  danger 2621  dashv 22a3  ddag 2021 \
    ddagger 2021  ddddot 20dc  dddot 20db  ddot 308  ddots 22f1  degree b0  delta 3b4  dh f0  diamond 22c4 \
    diamondsuit 2662  digamma 3dd  disin 22f2  div f7  divideontimes 22c7  dot 307  doteq 2250  doteqdot 2251 \
    dotminus 2238  dotplus 2214  dots 2026  dotsminusdots 223a  doublebarwedge 2306  downarrow 2193 \
    downdownarrows 21ca  downharpoonleft 21c3  downharpoonright 21c2  downzigzagarrow 21af  ell 2113  emdash 2014 \
    emptyset 2205  endash 2013  epsilon 3b5  eqcirc 2256  eqcolon 2255  eqdef 225d  eqgtr 22dd  eqless 22dc \
    eqsim 2242  eqslantgtr 2a96  eqslantless 2a95  equal 3d  equalparallel 22d5  equiv 2261  eta 3b7  eth f0 \
    exists 2203  fallingdotseq 2252  flat 266d  forall 2200  frakC 212d  frakZ 2128  gamma 3b3  geq 2265  geqq 2267 \
    geqslant 2a7e  gg 226b  ggg 22d9  gimel 2137  gnapprox 2a8a  gneqq 2269  gnsim 22e7  grave 300  greater 3e \
    gtrapprox 2a86  gtrdot 22d7  gtreqless 22db  gtreqqless 2a8c  gtrless 2277  gtrsim 2273  guillemotleft ab \
    guillemotright bb  guilsinglleft 2039  guilsinglright 203a  hat 302  hbar 127  heartsuit 2661  hermitmatrix 22b9 \
    hookleftarrow 21a9  hookrightarrow 21aa  hslash 210f  i 131  iiiint 2a0c  iiint 222d  iint 222c  imageof 22b7 \
    imath 131  in 2208  increment 2206  infty 221e  int 222b  intercal 22ba  invnot 2310  iota 3b9  isinE 22f9 \
    isindot 22f5  isinobar 22f7  isins 22f4  isinvb 22f8  jmath 237  k 328  kappa 3ba  kernelcontraction 223b  l 142 \
    lambda 3bb  lambdabar 19b  langle 27e8  lasp 2bd  lbrace 7b  lbrack 5b  lceil 2308  ldots 2026  leadsto 21dd \
    leftarrow 2190  leftarrowtail 21a2  leftbrace 7b  leftharpoonaccent 20d0  leftharpoondown 21bd \
    leftharpoonup 21bc  leftleftarrows 21c7  leftparen 28  leftrightarrow 2194  leftrightarrows 21c6 \
    leftrightharpoons 21cb  leftrightsquigarrow 21ad  leftsquigarrow 219c  leftthreetimes 22cb  leq 2264  leqq 2266 \
    leqslant 2a7d  less 3c  lessapprox 2a85  lessdot 22d6  lesseqgtr 22da  lesseqqgtr 2a8b  lessgtr 2276 \
    lesssim 2272  lfloor 230a  lhd 25c1  ll 226a  llcorner 231e  lll 22d8  lnapprox 2a89  lneqq 2268  lnsim 22e6 \
    longleftarrow 27f5  longleftrightarrow 27f7  longmapsto 27fc  longrightarrow 27f6  looparrowleft 21ab \
    looparrowright 21ac  lq 2018  lrcorner 231f  ltimes 22c9  macron af  maltese 2720  mapsdown 21a7  mapsfrom 21a4 \
    mapsto 21a6  mapsup 21a5  measeq 225e  measuredangle 2221  measuredrightangle 22be  mho 2127  mid 2223 \
    minus 2212  minuscolon 2239  models 22a7  mp 2213  mu 3bc  multimap 22b8  nLeftarrow 21cd  nLeftrightarrow 21ce \
    nRightarrow 21cf  nVDash 22af  nVdash 22ae  nabla 2207  napprox 2249  natural 266e  ncong 2247  ne 2260 \
    nearrow 2197  neg ac  neq 2260  nequiv 2262  nexists 2204  ngeq 2271  ngtr 226f  ngtrless 2279  ngtrsim 2275 \
    ni 220b  niobar 22fe  nis 22fc  nisd 22fa  nleftarrow 219a  nleftrightarrow 21ae  nleq 2270  nless 226e \
    nlessgtr 2278  nlesssim 2274  nmid 2224  not 338  notin 2209  notsmallowns 220c  nparallel 2226  nprec 2280 \
    npreccurlyeq 22e0  nrightarrow 219b  nsim 2241  nsimeq 2244  nsqsubseteq 22e2  nsqsupseteq 22e3  nsubset 2284 \
    nsubseteq 2288  nsucc 2281  nsucccurlyeq 22e1  nsupset 2285  nsupseteq 2289  ntriangleleft 22ea \
    ntrianglelefteq 22ec  ntriangleright 22eb  ntrianglerighteq 22ed  nu 3bd  nvDash 22ad  nvdash 22ac  nwarrow 2196 \
    o f8  ocirc 30a  odot 2299  oe 153  oequal 229c  oiiint 2230  oiint 222f  oint 222e  omega 3c9  ominus 2296 \
    oplus 2295  origof 22b6  oslash 2298  otimes 2297  overarc 311  overleftarrow 20d6  overleftrightarrow 20e1 \
    parallel 2225  partial 2202  perthousand 2030  phi 3d5  pi 3c0  pitchfork 22d4  plus 2b  pm b1  prec 227a \
    precapprox 2ab7  preccurlyeq 227c  preceq 227c  precnapprox 2ab9  precnsim 22e8  precsim 227e  prime 2032 \
    prod 220f  propto 221d  prurel 22b0  psi 3c8  quad 2003  questeq 225f  rangle 27e9  rasp 2bc  ratio 2236 \
    rbrace 7d  rbrack 5d  rceil 2309  rfloor 230b  rhd 25b7  rho 3c1  rightModels 22ab  rightangle 221f \
    rightarrow 2192  rightarrowbar 21e5  rightarrowtail 21a3  rightassert 22a6  rightbrace 7d \
    rightharpoonaccent 20d1  rightharpoondown 21c1  rightharpoonup 21c0  rightleftarrows 21c4 \
    rightleftharpoons 21cc  rightparen 29  rightrightarrows 21c9  rightsquigarrow 219d  rightthreetimes 22cc \
    rightzigzagarrow 21dd  ring 2da  risingdotseq 2253  rq 2019  rtimes 22ca  scrB 212c  scrE 2130  scrF 2131 \
    scrH 210b  scrI 2110  scrL 2112  scrM 2133  scrR 211b  scre 212f  scro 2134  scurel 22b1  searrow 2198 \
    setminus 2216  sharp 266f  sigma 3c3  sim 223c  simeq 2243  simneqq 2246  sinewave 223f  slash 2215 \
    smallin 220a  smallintclockwise 2231  smallointctrcclockwise 2233  smallowns 220d  smallsetminus 2216 \
    smallvarointclockwise 2232  spadesuit 2660  spadesuitopen 2664  sphericalangle 2222  sqcap 2293  sqcup 2294 \
    sqsubset 228f  sqsubseteq 2291  sqsubsetneq 22e4  sqsupset 2290  sqsupseteq 2292  sqsupsetneq 22e5  ss df \
    star 22c6  stareq 225b  sterling a3  subset 2282  subseteq 2286  subsetneq 228a  succ 227b  succapprox 2ab8 \
    succcurlyeq 227d  succeq 227d  succnapprox 2aba  succnsim 22e9  succsim 227f  sum 2211  supset 2283 \
    supseteq 2287  supsetneq 228b  swarrow 2199  t 361  tau 3c4  textasciiacute b4  textasciicircum 5e \
    textasciigrave 60  textasciitilde 7e  textexclamdown a1  textquestiondown bf  textquotedblleft 201c \
    textquotedblright 201d  therefore 2234  theta 3b8  thickspace 2005  thorn fe  tilde 303  times d7  to 2192 \
    top 22a4  triangle 25b3  triangledown 25bf  triangleeq 225c  triangleleft 25c1  trianglelefteq 22b4 \
    triangleq 225c  triangleright 25b7  trianglerighteq 22b5  turnednot 2319  twoheaddownarrow 21a1 \
    twoheadleftarrow 219e  twoheadrightarrow 21a0  twoheaduparrow 219f  ulcorner 231c  underbar 331  unlhd 22b4 \
    unrhd 22b5  uparrow 2191  updownarrow 2195  updownarrowbar 21a8  updownarrows 21c5  upharpoonleft 21bf \
    upharpoonright 21be  uplus 228e  upsilon 3c5  upuparrows 21c8  urcorner 231d  vDash 22a8  varepsilon 3b5 \
    varisinobar 22f6  varisins 22f3  varkappa 3f0  varlrtriangle 22bf  varniobar 22fd  varnis 22fb  varnothing 2205 \
    varphi 3c6  varpi 3d6  varpropto 221d  varrho 3f1  varsigma 3c2  vartheta 3d1  vartriangle 25b5 \
    vartriangleleft 22b2  vartriangleright 22b3  vdash 22a2  vdots 22ee  vec 20d7  vee 2228  veebar 22bb  veeeq 225a \
    vert 7c  wedge 2227  wedgeq 2259  widebar 305  widehat 302  widetilde 303  wp 2118  wr 2240  xi 3be  yen a5 \
    zeta 3b6";

const BINARY_OPERATORS: &str = "\
    Cap Cup amalg ast barvee barwedge bigcirc bigtriangledown bigtriangleup boxbar boxdot boxminus boxplus boxtimes \
    bullet cap cdot circ circledast circledcirc circleddash cup cupdot curlyvee curlywedge dagger ddagger diamond \
    div divideontimes dotminus dotplus dotsminusdots doublebarwedge intercal leftthreetimes lhd merge minuscolon mp \
    obar odot ominus oplus oslash otimes pm rhd rightthreetimes setminus slash sqcap sqcup star times triangleleft \
    triangleright unlhd unrhd uplus vee veebar wedge wr";

const RELATIONS: &str = "\
    Bumpeq Doteq Equiv Join Subset Supset Vdash Vvdash approx approxeq approxident arceq asymp backcong backepsilon \
    backsim backsimeq bagmember because between blacktriangleleft blacktriangleright bot bowtie bumpeq circeq \
    coloneq cong curlyeqprec curlyeqsucc dashv disin doteq doteqdot dots eqcirc eqcolon eqdef eqgtr eqless eqsim \
    eqslantgtr eqslantless equal equalparallel equiv fallingdotseq frown geq geqq geqslant gg ggg gnapprox gneqq \
    gnsim gtrapprox gtrdot gtreqless gtreqqless gtrless gtrsim in isinE isindot isinobar isins isinvb leq leqq \
    leqslant lessapprox lessdot lesseqgtr lesseqqgtr lessgtr lesssim ll lll lnapprox lneqq lnsim ltimes measeq \
    measuredrightangle mid models nVDash nVdash napprox ncong ne neq nequiv ngeq ngtr ngtrless ngtrsim ni niobar nis \
    nisd nleq nless nlessgtr nlesssim nmid notin notsmallowns nparallel nprec npreccurlyeq nsim nsimeq nsqsubseteq \
    nsqsupseteq nsubset nsubseteq nsucc nsucccurlyeq nsupset nsupseteq ntriangleleft ntrianglelefteq ntriangleright \
    ntrianglerighteq nvDash nvdash oequal parallel perp pitchfork prec precapprox preccurlyeq preceq precnapprox \
    precnsim precsim propto questeq ratio rightModels rightangle rightassert risingdotseq rtimes scurel sim simeq \
    simneqq smallin smallowns smile sqsubset sqsubseteq sqsubsetneq sqsupset sqsupseteq sqsupsetneq stareq subset \
    subseteq subseteqq subsetneq subsetneqq succ succapprox succcurlyeq succeq succnapprox succnsim succsim supset \
    supseteq supseteqq supsetneq supsetneqq therefore top triangle triangleeq triangleleft trianglelefteq triangleq \
    triangleright trianglerighteq vDash varisinobar varisins varlrtriangle varniobar varnis varpropto \
    vartriangleleft vartriangleright vdash veeeq wedgeq";

const ARROWS: &str = "\
    Downarrow Ldsh Leftarrow Leftrightarrow Lleftarrow Longleftarrow Longleftrightarrow Longrightarrow Lsh Nearrow \
    Nwarrow Rdsh Rightarrow Rrightarrow Rsh Searrow Swarrow Uparrow Updownarrow barleftarrow circlearrowleft \
    circlearrowright cupleftarrow curvearrowleft curvearrowright cwopencirclearrow dashleftarrow dashrightarrow \
    downarrow downdownarrows downharpoonleft downharpoonright downzigzagarrow hookleftarrow hookrightarrow leadsto \
    leftarrow leftarrowtail leftharpoondown leftharpoonup leftleftarrows leftrightarrow leftrightarrows \
    leftrightharpoons leftrightsquigarrow leftsquigarrow longleftarrow longleftrightarrow longmapsto longrightarrow \
    looparrowleft looparrowright mapsdown mapsfrom mapsto mapsup multimap nLeftarrow nLeftrightarrow nRightarrow \
    nearrow nleftarrow nleftrightarrow nrightarrow nwarrow overleftarrow overleftrightarrow rightarrow rightarrowbar \
    rightarrowtail rightharpoondown rightharpoonup rightleftarrows rightleftharpoons rightrightarrows \
    rightsquigarrow rightzigzagarrow searrow swarrow to twoheaddownarrow twoheadleftarrow twoheadrightarrow \
    twoheaduparrow uparrow updownarrow updownarrowbar updownarrows upharpoonleft upharpoonright upuparrows";

/// What is written above and below of, instead of beside.
const OVER_AND_UNDER: &str =
    "bigcap bigcup bigodot bigoplus bigotimes bigsqcup biguplus bigvee bigwedge coprod prod sum";

/// Integrals: what is beside them is at their ends.
const INTEGRALS: &str = "iiiint iiint iint int oiiint oiint oint";

pub(super) const FUNCTIONS: &str = "Pr arccos arcsin arctan arg cos cosh cot coth csc deg det dim exp gcd hom inf ker lg \
    lim liminf limsup ln log max min sec sin sinh sup tan tanh";

/// Functions whose limits are below.
pub(super) const FUNCTIONS_OVER: &str = "lim liminf limsup max min sup";

/// Names of widths of space, as shares of an em.
pub(super) const SPACES: [(&str, f64); 13] = [
    (",", 1.0 / 6.0),
    ("thinspace", 1.0 / 6.0),
    ("/", 1.0 / 6.0),
    (">", 2.0 / 9.0),
    (":", 2.0 / 9.0),
    (";", 5.0 / 18.0),
    (" ", 1.0 / 3.0),
    ("enspace", 0.5),
    ("quad", 1.0),
    ("qquad", 2.0),
    ("!", -1.0 / 6.0),
    ("negthinspace", -1.0 / 6.0),
    ("medspace", 2.0 / 9.0),
];

/// Accents and the letters they are drawn by.
pub(super) const ACCENTS: [(&str, char); 25] = [
    ("hat", '\u{302}'),
    ("breve", '\u{306}'),
    ("bar", '\u{304}'),
    ("grave", '\u{300}'),
    ("acute", '\u{301}'),
    ("tilde", '\u{303}'),
    ("dot", '\u{307}'),
    ("ddot", '\u{308}'),
    ("dddot", '\u{20db}'),
    ("ddddot", '\u{20dc}'),
    ("vec", '\u{20d7}'),
    ("\"", '\u{308}'),
    ("`", '\u{300}'),
    ("'", '\u{301}'),
    ("~", '\u{303}'),
    (".", '\u{307}'),
    ("^", '\u{302}'),
    ("overrightarrow", '\u{2192}'),
    ("overleftarrow", '\u{2190}'),
    ("mathring", '\u{2218}'),
    ("widehat", '\u{302}'),
    ("widetilde", '\u{303}'),
    ("widebar", '\u{305}'),
    ("check", '\u{30c}'),
    ("ring", '\u{30a}'),
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Plain,
    /// Has space around it between two terms.
    Operator,
    /// Always has space around it.
    Relation,
    Punctuation,
    OverAndUnder,
    Integral,
}

/// The symbol of this name.
pub(super) fn named(name: &str) -> Option<char> {
    static SYMBOLS: LazyLock<HashMap<&str, char>> = LazyLock::new(|| {
        let words: Vec<&str> = NAMES.split_whitespace().collect();
        let code = |hex: &str| u32::from_str_radix(hex, 16).ok().and_then(char::from_u32);
        words.chunks_exact(2).filter_map(|pair| Some((pair[0], code(pair[1])?))).collect()
    });
    SYMBOLS.get(name).copied()
}

/// The kind of a named symbol, or of a letter that stands for itself.
pub(super) fn kind(name: &str) -> Kind {
    let is_one_of = |names: &str| names.split_whitespace().any(|other| other == name);
    match name {
        "+" | "-" | "*" | "\u{2212}" => Kind::Operator,
        "=" | "<" | ">" | ":" => Kind::Relation,
        "," | ";" | "." | "!" | "cdotp" | "ldotp" => Kind::Punctuation,
        _ if is_one_of(OVER_AND_UNDER) => Kind::OverAndUnder,
        _ if is_one_of(INTEGRALS) => Kind::Integral,
        _ if is_one_of(RELATIONS) || is_one_of(ARROWS) => Kind::Relation,
        _ if is_one_of(BINARY_OPERATORS) => Kind::Operator,
        _ => Kind::Plain,
    }
}

/// Large operators are drawn this many times larger than the font has them.
pub(super) fn enlargement(symbol: char) -> f64 {
    let is_large = matches!(u32::from(symbol),
        0x220f..=0x2211 | 0x222b..=0x2233 | 0x22c0..=0x22c3 | 0x2a00..=0x2a02 | 0x2a0c..=0x2a1c);
    if is_large { std::f64::consts::SQRT_2 } else { 1.0 }
}
