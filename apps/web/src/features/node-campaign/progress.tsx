'use client';

/** The days of the week along the top of the page; `isPhone`: in one line with seven segments. */
export function NodeProgress({ isPhone: _isPhone }: { readonly isPhone: boolean }) {
  return null;
}
