/** `1,500`. */
export const points = (n: number): string => n.toLocaleString('en-GB');

/** `+3`, `−2` or `0`. */
export const signedPoints = (vp: number): string => (vp === 0 ? '0' : `${vp > 0 ? '+' : '−'}${Math.abs(vp)}`);
