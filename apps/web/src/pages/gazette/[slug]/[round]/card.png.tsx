export { cardFile as getServerSideProps } from '../../../../features/gazette/card-file.tsx';

/** Never rendered: the response is a picture. */
export default function CardFile() {
  return null;
}
