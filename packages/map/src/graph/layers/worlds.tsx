import { memo, type ReactElement } from 'react';
import { seedOf, streamOf } from '../../board/seeded.ts';
import { fixed, type Point, xy } from '../../board/sheet.ts';
import { ref } from '../../symbols/patterns.tsx';
import { type Land, landOf } from '../land.ts';
import type { PlacedPlanet, StarLayout } from '../layout.ts';
import type { PlanetName } from '../planet-names.ts';

interface LayerProps {
  readonly layout: StarLayout;
  /** Prefix of the drawing's ids. */
  readonly drawing: string;
}

/** One star for so much of the sheet, and never more than so many. */
const STARS = { area: 2600, most: 700 };

/** The sheet with faint stars and its neat line. */
export const Sheet = memo(function Sheet({ layout }: Pick<LayerProps, 'layout'>): ReactElement {
  const { width, height, planets } = layout;
  const stream = streamOf(seedOf(planets.length, Math.round(width)));
  const stars: { readonly at: Point; readonly class: number }[] = [];
  let crosses = '';
  const count = Math.min(STARS.most, Math.round((width * height) / STARS.area));
  for (let i = 0; i < count; i++) {
    const [x, y, size] = [stream() * width, stream() * height, stream()];
    if (planets.some(({ at, radius }) => Math.hypot(at.x - x, at.y - y) < radius + 40)) continue;
    if (size > 0.93) crosses += `M${fixed(x - 4)} ${fixed(y)}h8M${fixed(x)} ${fixed(y - 4)}v8`;
    else stars.push({ at: { x, y }, class: Math.floor(size * 3.2) });
  }
  const frame = (inset: number): string =>
    `M${inset} ${inset}H${fixed(width - inset)}V${fixed(height - inset)}H${inset}Z`;
  return (
    <g className="sheet">
      <path d={frame(0)} className="paper" />
      {[0, 1, 2].map((size) => (
        <path
          key={size}
          d={stars.map((star) => (star.class === size ? `M${xy(star.at)}h0` : '')).join('')}
          className="stars"
          strokeWidth={fixed(1.2 + size * 0.55)}
        />
      ))}
      <path d={crosses} className="crosses" />
      <path d={frame(5.5)} className="neat" />
      <path d={frame(9)} className="neat inner" />
    </g>
  );
});

/** Planets as hemispheres on a chart, coloured like land, with their rings. */
export const Worlds = memo(function Worlds({ layout, drawing }: LayerProps): ReactElement {
  return (
    <g className="worlds">
      {layout.planets.map((planet, i) => (
        <World key={planet.planet.id} planet={planet} land={landOf(layout, planet)} clip={`${drawing}w${i}`} />
      ))}
    </g>
  );
});

interface WorldProps {
  readonly planet: PlacedPlanet;
  readonly land: Land;
  readonly clip: string;
}

function World({ planet: { at, radius, orbit }, land, clip }: WorldProps): ReactElement {
  const circle = (r: number, className: string): ReactElement => (
    <circle cx={fixed(at.x)} cy={fixed(at.y)} r={fixed(r)} className={className} />
  );
  return (
    <g>
      <clipPath id={clip}>{circle(radius, '')}</clipPath>
      {circle(orbit, 'orbit')}
      {circle(radius + 7, 'halo')}
      {circle(radius, `ground ${land.ground}`)}
      <g clipPath={ref(clip)}>
        {land.patches.map(({ wash, path }) =>
          wash === 'sea' ? <Lining key={path} path={path} on={land.ground} /> : null,
        )}
        {land.patches.map(({ wash, path }) => (
          <path key={path} d={path} className={`patch ${wash}`} />
        ))}
        <path d={graticule(at, radius)} className="graticule" />
      </g>
      <g className="figures">
        {Object.entries(land.figures).map(([style, path]) => (
          <path key={style} d={path} className={style} />
        ))}
      </g>
      {circle(radius, 'neat')}
      {circle(radius + 4, 'neat inner')}
    </g>
  );
}

/** Widths of the lines that follow a coast outwards, alternately dark and light. */
const LINING = [20, 18.4, 13, 11.4, 6, 4.4];

const Lining = ({ path, on }: { readonly path: string; readonly on: Land['ground'] }): ReactElement => (
  <g className="lining">
    {LINING.map((width, i) => (
      <path key={width} d={path} className={i % 2 === 0 ? 'dark' : `light ${on}`} strokeWidth={width} />
    ))}
  </g>
);

/** Meridians and parallels of a hemisphere. */
function graticule({ x, y }: Point, r: number): string {
  const meridian = (k: number): string =>
    `M${xy({ x, y: y - r })}A${fixed(r * k)} ${fixed(r)} 0 0 0 ${xy({ x, y: y + r })}A${fixed(r * k)} ${fixed(r)} 0 0 0 ${xy({ x, y: y - r })}`;
  const parallel = (k: number): string => {
    const half = r * Math.sqrt(1 - k * k);
    return `M${xy({ x: x - half, y: y + r * k })}Q${xy({ x, y: y + r * k * 1.16 })} ${xy({ x: x + half, y: y + r * k })}`;
  };
  const axes = `M${xy({ x, y: y - r })}V${fixed(y + r)}M${xy({ x: x - r, y })}H${fixed(x + r)}`;
  return [axes, meridian(0.34), meridian(0.7), parallel(-0.5), parallel(0.5)].join('');
}

interface NamesProps {
  readonly names: readonly PlanetName[];
  readonly drawing: string;
}

/** The names of planets along their rings. */
export const PlanetNames = memo(function PlanetNames({ names, drawing }: NamesProps): ReactElement {
  return (
    <g className="planet-names">
      {names.map(({ planet, path, size, most }, i) => (
        <g key={planet.planet.id}>
          <path id={`${drawing}t${i}`} d={path} fill="none" />
          <text style={{ fontSize: `calc(${fixed(size)}px * clamp(.9, var(--px), ${fixed(Math.min(2.4, most))}))` }}>
            <textPath href={`#${drawing}t${i}`} startOffset="50%">
              {planet.planet.name}
            </textPath>
          </text>
        </g>
      ))}
    </g>
  );
});
