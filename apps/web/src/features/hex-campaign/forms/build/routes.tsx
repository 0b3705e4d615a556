import type { Haul, Haulage } from '@sealed-orders/rules/hex-campaign';
import { haulAfter } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import { plain } from '@sealed-orders/text';
import { describeRejection } from '@sealed-orders/text/hex-campaign';
import { buildText } from '@sealed-orders/text/hex-campaign/forms/build';
import { Check, MapPinned, Plus, Route, X } from 'lucide-react';
import { Shortened } from '../../../campaign/shortened.tsx';
import { Button } from '../../../kit/button.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { RuleChip } from '../../../kit/rule-chip.tsx';
import { useHexPlace } from '../../hex-context.ts';
import type { BuildForm } from './build-form.ts';
import type { BuildPlan } from './build-pen.ts';

type RoutePlanning = Extract<BuildPlan, { readonly kind: 'route' }>;

interface FormProps {
  readonly form: BuildForm;
}

/** The route of the open Resource hex: the current one, the best alternatives, and drawing one on the map. */
export function Routes({ form }: FormProps) {
  const { place } = form;
  const haulage = form.haulages.find(({ hex }) => place.kind === 'hex' && place.hex === hex);
  if (haulage === undefined) return <p className="p-4 muted">{buildText.nothingHere}</p>;
  return <RoutesOf form={form} haulage={haulage} />;
}

/** The routes of one Resource hex. */
export function RoutesOf({ form, haulage }: FormProps & { readonly haulage: Haulage }) {
  const { words, openTab, select } = useHexPlace();
  const { hex, rp, now, cut, ways } = haulage;
  const { plan } = form.pen;
  const isPlanned = plan?.kind === 'route' && plan.hex === hex;
  return (
    <div className="prices">
      <p className="p-4 row">
        <Icon of={Route} size={18} />
        <span className="grow">
          <b>
            <Shortened>{buildText.rp(rp)}</Shortened>.
          </b>{' '}
          {now === null ? buildText.noRoute : `${buildText.route.now}: ${says(now)}, ${form.names.hex(now.end)}`}
        </span>
        <RuleChip rule={now === null ? 'HEX-ROUTE-01' : 'HEX-ROUTE-04'} />
      </p>
      {cut === null ? null : (
        <div className="px-4 pb-3">
          <Notice kind="danger">
            <b>{buildText.route.cut}.</b> {plain(describeRejection(cut, words))} <RuleChip rule={cut.rule} />
          </Notice>
        </div>
      )}
      {ways.length === 0 && now === null ? <p className="px-4 pb-3 muted">{buildText.route.nowhere}</p> : null}
      <ul>
        {ways.slice(0, 4).map((way, i) => (
          <WayRow key={way.end} form={form} hex={hex} way={way} isBest={i === 0} isNow={isSameWay(way, now)} />
        ))}
      </ul>
      {form.isOpen ? (
        <div className="row flex-wrap p-4">
          {isPlanned || ways.length === 0 ? null : (
            <Button
              onClick={() => {
                form.hold({ place: { kind: 'hex', hex }, plan: { kind: 'route', hex, path: [] } });
                select({ kind: 'hex', hex });
                openTab('board');
              }}
            >
              <Icon of={MapPinned} size={17} /> {buildText.route.draw}
            </Button>
          )}
          {now === null ? null : (
            <Button kind="quiet" onClick={() => setRoute(form, hex, null)}>
              <Icon of={X} size={17} /> {buildText.route.give}
            </Button>
          )}
        </div>
      ) : null}
    </div>
  );
}

const says = ({ length, share, bp }: Haul): string => buildText.route.says(length, share, bp);

const isSameWay = (way: Haul, now: Haul | null): boolean => now !== null && way.path.join() === now.path.join();

interface WayRowProps extends FormProps {
  readonly hex: HexKey;
  readonly way: Haul;
  readonly isBest: boolean;
  readonly isNow: boolean;
}

function WayRow({ form, hex, way, isBest, isNow }: WayRowProps) {
  const name = buildText.route.take(form.names.hex(way.end));
  return (
    <li className={`price-row ${isNow ? 'in' : ''}`}>
      <Icon of={Route} size={20} />
      <div className="what">
        <b>{name}</b>
        <span className="why">
          {isBest ? `${buildText.route.best}: ` : ''}
          <Shortened>{says(way)}</Shortened>
        </span>
      </div>
      <span className="upkeep" />
      <span className="num cost">{buildText.free}</span>
      <Button
        kind={isNow ? 'main' : 'plain'}
        size="small"
        className="add"
        aria-label={isNow ? name : buildText.addNamed(name)}
        aria-pressed={isNow}
        disabled={!form.isOpen || isNow}
        onClick={() => setRoute(form, hex, way.path)}
      >
        <Icon of={isNow ? Check : Plus} stroke={2} />{' '}
        <span className="word">{isNow ? buildText.added : buildText.add}</span>
      </Button>
    </li>
  );
}

/** Orders a route, replacing what the sheet says about this hex. */
function setRoute(form: BuildForm, hex: HexKey, path: readonly HexKey[] | null): void {
  const site = form.own.sites[hex];
  const stood = site?.kind === 'resource' ? site.route : null;
  const others = form.lines.filter((line) => line.type !== 'route' || line.hex !== hex);
  const isAsBefore = (path ?? []).join() === (stood ?? []).join();
  form.write(isAsBefore ? others : [...others, { type: 'route', hex, path }]);
}

/** While a route is drawn on the map: its progress, and the button that accepts it. */
export function RoutePlan({ form, plan }: FormProps & { readonly plan: RoutePlanning }) {
  const { openTab } = useHexPlace();
  const drawn = haulAfter(form.view, form.lines, plan.hex, plan.path);
  return (
    <div className="p-4 grid gap-3" role="status">
      <Notice kind="info">
        {plan.path.length === 0
          ? buildText.route.drawSays
          : drawn === null
            ? buildText.route.unfinished
            : `${form.names.hex(drawn.end)}. ${buildText.route.drawn(drawn.length, drawn.bp)}`}
      </Notice>
      <div className="row">
        <Button
          kind="main"
          className="grow"
          disabled={drawn === null}
          onClick={() => {
            setRoute(form, plan.hex, plan.path);
            form.hold({ plan: null });
            openTab('orders');
          }}
        >
          {buildText.route.done}
        </Button>
        <Button onClick={() => form.hold({ plan: null })}>{buildText.route.stop}</Button>
      </div>
    </div>
  );
}
