import { openHost } from '@sealed-orders/host';
import { hexCampaign } from '@sealed-orders/rules/hex-campaign';
import { hashOf, canonical } from '@sealed-orders/rules/kernel';
import { createHash } from 'node:crypto';
import { standCampaign } from './src/stand-campaign.ts';
const url = process.argv[2] ?? '';
const open = openHost({ connectionString: url, poolSize: 8 });
const { host, db } = open;
let seed = 7; const rnd = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
const W = 60, H = 60;
const rows = Array.from({ length: H }, () => Array.from({ length: W }, () => 'ppppphhffj'[Math.floor(rnd() * 10)]).join(''));
const airs = Array.from({ length: H }, (_, r) => Array.from({ length: W }, (_, c) => '123456789'[Math.floor(r / 20) * 3 + Math.floor(c / 20)]).join(''));
const chart = { size: { columns: W, rows: H }, rows, rivers: [], airspaces: airs, names: {} };
const N = 30;
const army = (s: string) => Array.from({ length: 6 }, (_, d) => ({ name: `${s} ${d}`, march: 'normal' as const, units: Array.from({ length: 5 }, (_, u) => ({ name: `Rifles ${u}`, slot: 'troops' as const, moveClass: 'infantry' as const, scout: false, models: 10, points: 150 })) }));
const seats = Array.from({ length: N }, (_, i) => { const id = `s${String.fromCharCode(97 + Math.floor(i / 26))}${String.fromCharCode(97 + i % 26)}`; return { id, name: id, faction: (['ig', 'sm', 'ch', 'ork'] as const)[i % 4]!, army: army(id), username: `big-${id}`, displayName: id }; });
const slug = `big-${process.pid}`;
// patch createCampaign to bring the chart
const create = host.createCampaign; (host as any).createCampaign = (by: string, w: any) => create(by, { ...w, chart });
const t0 = performance.now();
const id = await standCampaign({ ...open, host }, { slug, name: slug, isPublic: false, preset: 'free', settings: {}, clock: { mode: 'none' }, seats, referee: { username: 'big-ref', displayName: 'r' }, password: 'sealed-orders', turns: 0, sealed: seats.map((s) => s.id) });
console.log('stand', performance.now() - t0);
for (let turn = 0; turn < 4; turn++) {
  const t = performance.now(); const r = await host.runDue(); const e = performance.now();
  console.log('runDue', (e - t).toFixed(1), r.ran.length, r.paused);
  const n = (await host.head(id))!.n;
  const tv = performance.now(); for (const s of seats) await host.viewOf(id, { kind: 'seat', seat: s.id as any }); console.log('views', (performance.now() - tv).toFixed(1));
  const st: any = (await db.pool.query('SELECT state, duration_ms, pg_column_size(state) size FROM step WHERE campaign_id=$1 AND n=$2', [id, n])).rows[0];
  let a = performance.now(); const text = canonical(st.state); let b = performance.now(); hashOf(st.state); let c = performance.now(); createHash('sha256').update(text).digest('hex'); let d = performance.now(); JSON.stringify(st.state); let f = performance.now(); hexCampaign.faults(st.state); let g = performance.now(); hexCampaign.schemas.state.parse(st.state); let h = performance.now();
  console.log({ len: text.length, stored: st.size, duration: st.duration_ms, canonical: b - a, hashOf: c - b, nodeSha: d - c, stringify: f - d, faults: g - f, zod: h - g });
  const { sensibleSheet } = await import('./src/orders.ts'); const { randomBytes } = await import('node:crypto');
  const us = await db.prisma.seat.findMany({ where: { campaignId: id }, select: { seat: true, userId: true } });
  for (const u of us) { const v: any = (await host.viewOf(id, { kind: 'seat', seat: u.seat as any }))!.view; const x = await host.seal(id, u.seat as any, { step: n, sheet: sensibleSheet(v), nonce: randomBytes(16).toString('hex'), userId: u.userId! }); if (!x.ok) console.log(JSON.stringify(x).slice(0, 300)); }
}
await open.close();
