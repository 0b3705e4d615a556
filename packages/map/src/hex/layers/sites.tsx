import { memo, type ReactElement } from 'react';
import { fixed, xy } from '../../board/sheet.ts';
import { blocksOf } from '../../symbols/blocks.ts';
import { fillId, ref } from '../../symbols/patterns.tsx';
import type { Layout } from '../layout.ts';
import { AGE_GAP } from '../lettering.ts';
import type { NameLabel, SiteSymbol } from '../model.ts';
import type { Naming } from '../naming.ts';
import { sitePlace } from '../placement.ts';
import { holderBox } from '../printed.ts';
import type { Word } from '../setting.ts';
import { bastions, CAMP, GATE, HAMMERS, LOZENGE, STAR, scale, WALL } from '../site-shapes.ts';

interface SitePlanProps {
  readonly site: Pick<SiteSymbol, 'kind' | 'size' | 'stronghold'>;
  /** Centre to corner of the surrounding drawing. */
  readonly s: number;
  /** Drawn smaller because a counter is in the hex. */
  readonly isCrowded: boolean;
}

/** Plan of a site about 0,0. */
export function SitePlan({ site, s, isCrowded }: SitePlanProps): ReactElement {
  const k = s / 50;
  const isCapital = site.stronghold === 3;
  const shrink = isCapital ? (isCrowded ? 0.78 : 0.92) : isCrowded ? 0.72 : 1;
  const beside = site.kind === 'stronghold' ? [0, 0] : [isCrowded ? 0.02 : 0.44, isCrowded ? -0.32 : -0.26];
  return (
    <>
      {isCapital && <Stronghold level={3} k={isCrowded ? k * 0.86 : k} />}
      {site.size > 0 && (
        <g transform={scale(k * shrink)}>
          {site.size >= 3 && (
            <ellipse rx={site.size === 4 ? 26 : 20} ry={site.size === 4 ? 21 : 16} className="cleared" />
          )}
          <path d={blocksOf(site.size)} className="block" />
          {site.size === 4 && <path d={STAR} className="star" />}
        </g>
      )}
      {site.kind === 'resource' && (
        <g transform={scale(k * (isCrowded ? 0.82 : 1))}>
          <path d={LOZENGE} className="lozenge" />
          <path d={HAMMERS} className="hammers" />
        </g>
      )}
      {site.kind === 'ruin' && <path d={WALL} className="wall" transform={scale(k)} />}
      {(site.stronghold === 1 || site.stronghold === 2) && (
        <g transform={`translate(${fixed(s * (beside[0] ?? 0))} ${fixed(s * (beside[1] ?? 0))})`}>
          <Stronghold level={site.stronghold} k={k * (site.kind === 'stronghold' ? 1.3 : 0.8)} />
        </g>
      )}
    </>
  );
}

function Stronghold({ level, k }: { readonly level: 1 | 2 | 3; readonly k: number }): ReactElement {
  if (level === 1) {
    return (
      <g transform={scale(k)} className="stronghold">
        <path d={CAMP} strokeDasharray="2.6 1.6" />
        <path d={GATE} />
      </g>
    );
  }
  if (level === 2) {
    return (
      <g transform={scale(k)} className="stronghold">
        <path d={bastions(4, 12.5, 7.5, Math.PI / 4)} />
        <path d="M-3 -3H3V3H-3Z" className="block" />
      </g>
    );
  }
  return (
    <g transform={scale(k)} className="stronghold">
      <path d={bastions(6, 31, 23.5, 0)} className="ring" />
      <path d={bastions(6, 26.5, 20, 0)} strokeWidth=".8" />
    </g>
  );
}

interface SitesProps {
  readonly layout: Layout;
  readonly sites: readonly SiteSymbol[];
  /** Whether a hex has a counter. */
  readonly isOccupied: (hex: SiteSymbol['hex']) => boolean;
  readonly drawing: string;
}

/** Settlements, resources and strongholds. */
export const Sites = memo(function Sites({ layout, sites, isOccupied, drawing }: SitesProps): ReactElement {
  return (
    <g className="sites">
      {sites.map((site) => {
        const isCrowded = isOccupied(site.hex);
        return (
          <g key={site.hex} className={site.stronghold === 3 || site.size === 4 ? 'great' : 'small'}>
            <g className={site.fog} transform={`translate(${xy(sitePlace(layout, site, isCrowded))})`}>
              <SitePlan site={site} s={layout.s} isCrowded={isCrowded} />
            </g>
            {site.holder !== null && <Holder layout={layout} site={site} drawing={drawing} />}
          </g>
        );
      })}
    </g>
  );
});

/** A site's owner, if no border shows it. */
function Holder({ layout, site, drawing }: { layout: Layout; site: SiteSymbol; drawing: string }): ReactElement | null {
  if (site.holder === null) return null;
  const { left, top, right } = holderBox(layout, site.hex);
  const width = right - left;
  return (
    <g className="holder" transform={`translate(${fixed(left)} ${fixed(top)})`}>
      <rect width={fixed(width)} height={fixed(width)} fill={ref(fillId(drawing, site.holder))} />
      <text
        x={fixed(width / 2)}
        y={fixed(width * 0.78)}
        className="chit-letter"
        fill={`var(--on-side-${site.holder})`}
        stroke={`var(--side-${site.holder})`}
      >
        {site.holder.toUpperCase()}
      </text>
    </g>
  );
}

interface NamesProps {
  readonly sites: readonly SiteSymbol[];
  readonly names: readonly NameLabel[];
  /** Their places at this level. */
  readonly naming: Pick<Naming, 'sites' | 'fields'>;
}

/** Names of places; memories with their turn. */
export const Names = memo(function Names({ sites, names, naming }: NamesProps): ReactElement {
  return (
    <g className="names">
      {names.map((place) => {
        const word = naming.fields.get(place.hex);
        const style = place.isWater ? 'water' : 'size-0';
        return word === undefined ? null : (
          <Lettering key={place.hex} word={word} style={`${style} ${place.fog}`} turn={null} />
        );
      })}
      {sites.map((site) => {
        const word = naming.sites.get(site.hex);
        return word === undefined ? null : (
          <Lettering
            key={site.hex}
            word={word}
            style={`size-${site.size} ${site.fog}`}
            turn={word.hasMore ? site.seenIn : null}
          />
        );
      })}
    </g>
  );
});

interface LetteringProps {
  readonly word: Word;
  readonly style: string;
  /** The turn of a memory. */
  readonly turn: number | null;
}

/** A placed word, condensed if necessary. */
function Lettering({ word: { text, x, y, size, width }, style, turn }: LetteringProps): ReactElement {
  const press = width === null ? {} : { textLength: fixed(width), lengthAdjust: 'spacingAndGlyphs' };
  return (
    <text x={fixed(x)} y={fixed(y)} fontSize={fixed(size)} className={style}>
      {width === null ? text : <tspan {...press}>{text}</tspan>}
      {turn === null ? null : (
        <tspan className="age" dx={AGE_GAP}>
          T{turn}
        </tspan>
      )}
    </text>
  );
}

interface StoresProps {
  readonly sites: readonly SiteSymbol[];
  readonly places: Naming['stores'];
}

/** A site's yield and store, at the nearest zoom. */
export const Stores = memo(function Stores({ sites, places }: StoresProps): ReactElement {
  return (
    <g className="stores">
      {sites.map((site) => {
        const store = site.yield === null ? site.bp : site.yield;
        const at = places.get(site.hex);
        if (store === null || at === undefined) return null;
        return (
          <text key={site.hex} x={fixed(at.x)} y={fixed(at.y)}>
            {store} {site.yield === null ? 'BP' : 'RP'}
          </text>
        );
      })}
    </g>
  );
});
