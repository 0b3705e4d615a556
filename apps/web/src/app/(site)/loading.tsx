import { MapLoading } from '../../features/kit/map-loading.tsx';

export default function Loading() {
  return (
    <main className="h-dvh p-3">
      <MapLoading />
    </main>
  );
}
