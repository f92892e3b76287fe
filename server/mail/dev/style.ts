/** Uses the values of styles/tokens.css, because these pages are not part of the app's build. */
export const STYLE = `
:root{--paper:#fbf7f1;--raised:#fffdfa;--sunk:#f3ebe0;--ink:#241a20;--soft:#5a4b52;--faint:#736369;--line:#e4d8ca;--jewel:#8f1d3f;--wash:#f8e8ea;--night:#22161d;--on-night:#f8efe6;--on-night-soft:#d3c1bd;--brass:#e2bd6e;--shadow:0 1px 2px rgb(58 30 40/6%),0 2px 8px rgb(58 30 40/5%);--display:Fraunces,Georgia,"Times New Roman",serif}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:400 1rem/1.5 Figtree,system-ui,-apple-system,"Segoe UI",sans-serif}
a{color:var(--jewel)}
a:focus-visible,summary:focus-visible{outline:2px solid var(--jewel);outline-offset:3px;border-radius:6px}
h1{font:500 2rem/1.2 var(--display);margin:0;letter-spacing:-.01em;overflow-wrap:anywhere}
h2{font:500 1.25rem/1.3 var(--display);margin:2.5rem 0 .75rem}
p{margin:.5rem 0;color:var(--soft)}
ul{list-style:none;margin:0;padding:0}
.top{display:flex;align-items:center;gap:.9rem;background:var(--night);padding:.75rem clamp(1rem,4vw,2.5rem)}
.top a:focus-visible{outline-color:var(--brass)}
.logo{display:block;line-height:0}
.tag{color:var(--brass);font-size:.8125rem;border:1px solid #4a3741;border-radius:999px;padding:.1rem .6rem}
.top nav{margin-left:auto;display:flex;gap:.25rem}
.top nav a{color:var(--on-night-soft);text-decoration:none;padding:.5rem .8rem;border-radius:8px;font-weight:500}
.top nav a:hover,.top nav a[aria-current]{color:var(--on-night);background:#32222b}
main{padding:clamp(1.5rem,4vw,3rem) clamp(1rem,4vw,2.5rem) 4rem;max-width:92rem;margin:auto}
.narrow{max-width:50rem;margin:auto}
.head{display:flex;flex-wrap:wrap;gap:1rem;justify-content:space-between;align-items:flex-end;margin-bottom:1.75rem}
.head>div{flex:1 1 18rem;min-width:0}
.switch{display:flex;margin:0;background:var(--sunk);border-radius:999px;padding:3px}
.switch a{padding:.35rem 1rem;border-radius:999px;text-decoration:none;color:var(--soft);font-size:.9375rem}
.switch a[aria-current]{background:var(--raised);color:var(--ink);box-shadow:var(--shadow);font-weight:600}
.kind{color:var(--faint);font:500 .8125rem/1.4 ui-monospace,Menlo,Consolas,monospace;margin:0 0 .35rem}
iframe{display:block;width:100%;border:0;background:var(--paper)}
iframe.dark{background:#1a1116}
figure{margin:0;border:1px solid var(--line);border-radius:14px;overflow:hidden;background:var(--raised);box-shadow:var(--shadow)}
figcaption{padding:.6rem 1rem;font-size:.875rem;color:var(--faint);border-bottom:1px solid var(--line)}
.views{display:flex;flex-wrap:wrap;gap:1.5rem;align-items:flex-start}
.views .wide{flex:1 1 660px;max-width:682px;min-width:0}
.views .phone{flex:0 1 392px;min-width:0}
.beside{display:grid;grid-template-columns:13rem minmax(0,1fr);gap:2rem}
.kinds{position:sticky;top:1.5rem;align-self:start}
.kinds a{display:block;padding:.4rem .6rem;border-radius:8px;text-decoration:none;color:var(--soft);font-size:.875rem}
.kinds a:hover{background:var(--sunk)}
.kinds a[aria-current]{background:var(--wash);color:var(--jewel);font-weight:600}
.text,.bubble{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--raised);border:1px solid var(--line);border-radius:14px;padding:1.25rem 1.5rem;margin:0;font:400 .9375rem/1.6 ui-monospace,Menlo,Consolas,monospace;color:var(--ink)}
.bubble{border:0;background:#fff;border-radius:18px 18px 18px 4px;margin:1.5rem;box-shadow:var(--shadow);font-family:inherit}
.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(15.5rem,1fr));gap:1.5rem}
.card{display:block;height:100%;text-decoration:none;background:var(--raised);border:1px solid var(--line);border-radius:14px;overflow:hidden;box-shadow:var(--shadow);padding-bottom:1rem}
.card:hover{border-color:var(--jewel)}
.card .kind,.card .subject{display:block;padding:0 1rem}
.card .kind{margin:.9rem 0 .15rem}
.subject{color:var(--ink);font-weight:600;overflow-wrap:anywhere}
.thumb{display:block;height:20rem;overflow:hidden;background:var(--sunk);border-bottom:1px solid var(--line);pointer-events:none}
.thumb iframe{width:200%;height:40rem;transform:scale(.5);transform-origin:0 0}
.rows{display:grid;gap:.6rem}
.rows li{display:flex;align-items:center;gap:1rem;background:var(--raised);border:1px solid var(--line);border-radius:14px;padding-right:1rem;box-shadow:var(--shadow)}
.rows li:hover{border-color:#cbb9a6}
.row{flex:1;min-width:0;display:flex;align-items:center;gap:1rem;padding:.9rem 0 .9rem 1rem;text-decoration:none;color:inherit}
.what{flex:1;min-width:0;display:grid}
.rows .subject{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:1;overflow:hidden}
.to{color:var(--soft);font-size:.9375rem;overflow-wrap:anywhere}
.badge{flex:none;min-width:3.2rem;text-align:center;font-size:.75rem;font-weight:600;color:#7a5a17;background:#f6edd9;border-radius:999px;padding:.2rem .6rem}
time{color:var(--faint);font-size:.875rem;white-space:nowrap}
.quick{flex:none;background:var(--wash);color:var(--jewel);border-radius:8px;padding:.4rem .75rem;font-weight:600;font-size:.9375rem;text-decoration:none}
a.quick:hover{text-decoration:underline}
code.quick{font-family:ui-monospace,Menlo,Consolas,monospace;letter-spacing:.06em;user-select:all}
.empty{text-align:center;padding:4rem 1.5rem;border:1px dashed #cbb9a6;border-radius:18px}
.empty p:first-child{font:500 1.375rem/1.3 var(--display);color:var(--ink)}
.back{display:inline-block;padding:.25rem 0;text-decoration:none;font-weight:500}
.facts{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:.2rem 1rem;margin:.9rem 0 0;font-size:.9375rem}
.facts dt{color:var(--faint)}
.facts dd{margin:0;overflow-wrap:anywhere}
.headers{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:.8125rem}
.links{margin:0 0 1.5rem;display:grid;gap:.4rem;overflow-wrap:anywhere;font-size:.9375rem}
details{margin:2rem 0 0}
summary{cursor:pointer;font:500 1.25rem/1.3 var(--display)}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);margin:0}
@media (max-width:760px){
.beside{grid-template-columns:minmax(0,1fr);gap:1.5rem}
.kinds{position:static}
.kinds ul{display:flex;gap:.25rem;overflow-x:auto;padding-bottom:.5rem}
.kinds a{white-space:nowrap}
.tag{display:none}
h1{font-size:1.625rem}
.rows li{flex-wrap:wrap;padding:0 0 .9rem}
.row{flex-basis:100%;display:grid;grid-template-columns:3.6rem minmax(0,1fr);padding:.9rem 1rem 0;gap:.1rem .75rem;align-items:start}
.rows .subject{-webkit-line-clamp:2}
.rows time{grid-column:2}
.views .wide{display:none}
.rows .quick{margin-left:5.35rem}
.rows time{font-size:.8125rem}
}`;
