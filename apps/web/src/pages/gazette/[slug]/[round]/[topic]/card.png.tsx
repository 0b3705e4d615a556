export { cardFile as getServerSideProps } from '../../../../../features/gazette/card-file.tsx';

/** Never drawn: what is sent is a picture. */
export default function CardFile() {
  return null;
}
