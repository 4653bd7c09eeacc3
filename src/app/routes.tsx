import { Route, Routes } from 'react-router';
import { BareFrame } from './frame/BareFrame';
import { Frame } from './frame/Frame';
import { barePages, customerPages, openPages, unknownPage, type Page } from './pages';
import { RequireSession } from './RequireSession';

const toRoute = ({ path, Component }: Page) => (
  <Route key={path} path={path} element={<Component />} />
);

/** Every screen once, matched without regard to case (spec §2, decisions §2). */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Frame />}>
        {openPages.map(toRoute)}
        <Route element={<RequireSession />}>{customerPages.map(toRoute)}</Route>
        {toRoute(unknownPage)}
      </Route>
      <Route element={<BareFrame />}>{barePages.map(toRoute)}</Route>
    </Routes>
  );
}
