package com.hammertime.auction;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

public class Auction {
    private final String lot;
    private final List<BidListener> listeners = new ArrayList<>();
    private Bid highest;

    public Auction(String lot) {
        this.lot = Objects.requireNonNull(lot);
    }

    public void subscribe(BidListener listener) {
        if (!listeners.contains(listener)) {
            listeners.add(listener);
        }
    }

    public void unsubscribe(BidListener listener) {
        listeners.remove(listener);
    }

    public boolean bid(String bidder, long cents) {
        if (highest != null && cents <= highest.cents()) {
            return false;
        }
        highest = new Bid(lot, bidder, cents);
        List<BidListener> current = new ArrayList<>(listeners);
        for (int i = 0; i < current.size(); i++) {
            BidListener listener = current.get(i);
            listener.onBid(highest);
        }
        return true;
    }

    public Bid highest() {
        return highest;
    }
}
