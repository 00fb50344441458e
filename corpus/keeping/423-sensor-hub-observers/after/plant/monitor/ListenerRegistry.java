package plant.monitor;

import java.util.ArrayList;
import java.util.List;

final class ListenerRegistry<L> {
    private final List<L> entries = new ArrayList<>();

    boolean add(L listener) {
        if (indexOf(listener) >= 0) {
            return false;
        }
        return entries.add(listener);
    }

    boolean remove(L listener) {
        int at = indexOf(listener);
        if (at < 0) {
            return false;
        }
        entries.remove(at);
        return true;
    }

    int size() { return entries.size(); }
    List<L> snapshot() { return List.copyOf(entries); }

    private int indexOf(L listener) {
        for (int i = 0; i < entries.size(); i++) {
            if (entries.get(i) == listener) {
                return i;
            }
        }
        return -1;
    }
}
