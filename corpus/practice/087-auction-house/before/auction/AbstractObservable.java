package auction;

import java.util.ArrayList;
import java.util.List;

abstract class AbstractObservable {

    private final List<BidListener> listeners = new ArrayList<>();

    public void addListener(BidListener listener) {
        if (listener == null) {
            throw new NullPointerException("listener");
        }
        if (!listeners.contains(listener)) {
            listeners.add(listener);
        }
    }

    public void removeListener(BidListener listener) {
        listeners.remove(listener);
    }

    protected List<BidListener> snapshot() {
        return new ArrayList<>(listeners);
    }
}
