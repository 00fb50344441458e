package auction;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Listeners in order of registration, each at most once. */
final class BidListeners implements BidListener {

    private final List<BidListener> listeners = new ArrayList<>();

    void add(BidListener listener) {
        Objects.requireNonNull(listener, "listener");
        if (!listeners.contains(listener)) {
            listeners.add(listener);
        }
    }

    void remove(BidListener listener) {
        listeners.remove(listener);
    }

    @Override
    public void newHighestBid(String bidder, long cents) {
        new ArrayList<>(listeners).forEach(listener -> listener.newHighestBid(bidder, cents));
    }

    @Override
    public void closed(String winner) {
        for (BidListener listener : new ArrayList<>(listeners)) {
            listener.closed(winner);
        }
    }
}
