export type {
  ArmyText,
  ChoiceText,
  EditText,
  FieldText,
  GameText,
  SaidDeed,
  SeatChoiceText,
  SettingText,
  SetupText,
} from './games.ts';
export { describeReviewProblem, describeRosterProblem } from './rosters.ts';
export { capital, closed, counted, listed, type Part, plain, type Sentence, say, signed, sum } from './sentence.ts';
export { clockTime, dayAndTime, duration, localTime } from './times.ts';
export { MOVE_CLASS_NAMES, SLOT_NAMES } from './unit-names.ts';
