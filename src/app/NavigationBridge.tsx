import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useAppStore } from '@/store/hooks';

/** Lets listeners and thunks move the visitor: hands the router's navigation to the store's services. */
export function NavigationBridge() {
  const navigate = useNavigate();
  const { navigation } = useAppStore().services;

  useEffect(
    () => navigation.connect((to, options) => void navigate(to, options)),
    [navigate, navigation],
  );

  return null;
}
