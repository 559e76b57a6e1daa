/** The code that attacks try to run; a page in which it ran has `attacked`. */
const CODE = 'window.attacked=1';

const TAGS =
  'a abbr area article audio base body button canvas details dialog div embed form frameset iframe image img input isindex keygen link marquee math menu meta object p picture select source style svg table template textarea title video x-element'.split(
    ' ',
  );
const HANDLERS = 'onerror onload onclick onfocus onmouseover ontoggle onanimationstart onpointerenter'.split(' ');

const SCHEMES = [
  `javascript:${CODE}`,
  ` javascript:${CODE}`,
  `JaVaScRiPt:${CODE}`,
  `java&#10;script:${CODE}`,
  `java&#x09;script:${CODE}`,
  `&#1;javascript:${CODE}`,
  `&#106;avascript:${CODE}`,
  `javascript&colon;${CODE}`,
  `vbscript:${CODE}`,
  `data:text/html,<script>${CODE}</script>`,
  'data:text/html;base64,PHNjcmlwdD53aW5kb3cuYXR0YWNrZWQ9MTwvc2NyaXB0Pg==',
  '//evil.example/x.js',
];
const HOLDERS: readonly ((address: string) => string)[] = [
  (address) => `<a href="${address}">x</a>`,
  (address) => `<img src="${address}">`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<object data="${address}"></object>`,
  (address) => `<form action="${address}"><input type=submit></form>`,
  (address) => `<button formaction="${address}">x</button>`,
  (address) => `<svg><a xlink:href="${address}"><text>x</text></a></svg>`,
  (address) => `<math href="${address}">x</math>`,
  (address) => `<p style="background:url('${address}')">x</p>`,
];

/** Markup that changes its meaning when it is read a second time, and what once got through one cleaner or another. */
const SLY = [
  `<svg></p><style><a id="</style><img src=1 onerror=${CODE}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${CODE}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${CODE}>`,
  `<math><mtext><option><FAKEFAKE><option></option><mglyph><svg><mtext><style><a title="</style><img src onerror=${CODE}>">`,
  `<svg><annotation-xml encoding="text/html"><img src=x onerror=${CODE}></annotation-xml></svg>`,
  `<noscript><p title="</noscript><img src=x onerror=${CODE}>">`,
  `<template><script>${CODE}</script></template>`,
  `<textarea><img title="</textarea><img src=x onerror=${CODE}>"></textarea>`,
  `<title><img title="</title><img src=x onerror=${CODE}>"></title>`,
  `<xmp><p title="</xmp><img src=x onerror=${CODE}>">`,
  `<noembed><p title="</noembed><img src=x onerror=${CODE}>">`,
  `<noframes><p title="</noframes><img src=x onerror=${CODE}>">`,
  `<iframe><p title="</iframe><img src=x onerror=${CODE}>">`,
  `<iframe srcdoc="<script>parent.attacked=1</script>"></iframe>`,
  `<!--><img src=x onerror=${CODE}>-->`,
  `<!-- --!><img src=x onerror=${CODE}>-->`,
  `<![CDATA[><img src=x onerror=${CODE}>]]>`,
  `<?xml-stylesheet href="javascript:${CODE}"?>`,
  `<scr<script>ipt>${CODE}</scr</script>ipt>`,
  `<<script>${CODE}//<</script>`,
  `<script/src=data:,${CODE}></script>`,
  `<script\u0000>${CODE}</script>`,
  `<img src=x\u0000 onerror=${CODE}>`,
  `<img/src="x"/onerror=${CODE}>`,
  `<img src="x" onerror\u000b=${CODE}>`,
  `<img src='x' alt='\`' onerror=${CODE}>`,
  `<p id="attacked"></p><a name="attacked"></a>`,
  `<a href="javascript:void(0)" onclick=${CODE}>x</a>`,
  `<svg><set attributeName=onmouseover to=${CODE}></svg>`,
  `<svg><animate onbegin=${CODE} attributeName=x></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><image href='1' onerror='${CODE}'/></svg>#x"></use></svg>`,
  `<svg><foreignObject><body onload=${CODE}></foreignObject></svg>`,
  `<style>@import 'javascript:${CODE}';</style>`,
  `<link rel=stylesheet href="javascript:${CODE}">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${CODE}">`,
  `<base href="javascript:/a/"><a href="../${CODE}">x</a>`,
  `[x](javascript:${CODE})`,
  `![x](javascript:${CODE})`,
  `[x](<javascript:${CODE}>)`,
  `[x]: javascript:${CODE}\n\n[x]`,
  `<javascript:${CODE}>`,
];

/** HTML and Markdown that tries to run something, one attack each. */
export const HOSTILE_HTML: readonly string[] = [
  ...TAGS.flatMap((tag) =>
    HANDLERS.map((handler) => `<${tag} src=x href=x tabindex=0 autofocus ${handler}=${CODE}>x</${tag}>`),
  ),
  ...HOLDERS.flatMap((holder) => SCHEMES.map(holder)),
  ...SLY,
];
