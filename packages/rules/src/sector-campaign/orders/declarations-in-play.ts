import { setMission } from '../air/missions-in-play.ts';
import { dogfight } from '../air/reactions-in-play.ts';
import { attack, dropAttack, flyAttack } from '../attacks/attacks-in-play.ts';
import { dropResponse, endResponses, flyResponse, respond } from '../attacks/responses-in-play.ts';
import type { Play } from '../board/play.ts';
import { dropMove, flyMove, fortify, move, moveVehicles } from '../moves/moves-in-play.ts';
import { scout } from '../scouting/scouting-in-play.ts';
import { place } from '../setup/deployment-in-play.ts';
import { pass } from '../turn/alternation-in-play.ts';
import type { Declaration, DeclarationOf, DeclarationType, Side } from '../types.ts';

type Fly = DeclarationOf<'fly'>;
type Drop = DeclarationOf<'drop'>;
type Declarations = { readonly [One in Declaration as One['type']]: One };
type CarryOut<One extends Declaration> = (play: Play, side: Side, declaration: One) => void;

const FLIGHTS: Readonly<Record<Fly['purpose'], CarryOut<Fly>>> = {
  move: flyMove,
  attack: flyAttack,
  response: flyResponse,
};
const DROPS: Readonly<Record<Drop['purpose'], CarryOut<Drop>>> = {
  move: dropMove,
  attack: dropAttack,
  response: dropResponse,
};

/** What each kind of declaration does. */
const CARRY_OUT: { readonly [Type in DeclarationType]: CarryOut<Declarations[Type]> } = {
  place,
  mission: (play, side, order) => setMission(play, side, order, false),
  scout,
  dogfight,
  move,
  fortify,
  'land-vehicles': moveVehicles,
  attack,
  respond,
  fly: (play, side, order) => FLIGHTS[order.purpose](play, side, order),
  drop: (play, side, order) => DROPS[order.purpose](play, side, order),
  done: (play) => endResponses(play, false),
  pass: (play, side) => pass(play, side, false),
};

/** A declaration that has passed its checks. */
export const declare = (play: Play, side: Side, declaration: Declaration): void =>
  carryOut(declaration.type, play, side, declaration);

const carryOut = <Type extends DeclarationType>(
  type: Type,
  play: Play,
  side: Side,
  declaration: Declarations[Type],
): void => CARRY_OUT[type](play, side, declaration);
