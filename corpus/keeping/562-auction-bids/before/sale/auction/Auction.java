package sale.auction;

import java.util.ArrayList;
import java.util.List;

public class Auction {
    private final BidPolicy policy;
    private final List<BidListener> listeners = new ArrayList<>();
    private String leader;
    private long highest;
    private boolean closed;
    private int rejected;

    public Auction(BidPolicy policy, long start) {
        if (start < 0) {
            throw new IllegalArgumentException("start");
        } else {
            this.policy = policy;
            this.highest = start;
        }
    }

    public void addListener(BidListener l) {
        if (l != null) {
            if (!listeners.contains(l)) {
                listeners.add(l);
            }
        }
    }

    public Outcome bid(String bidder, long amount) {
        Outcome outcome;
        if (!closed) {
            if (bidder != null && bidder.trim().length() > 0) {
                if (!bidder.equals(leader)) {
                    if (policy.allows(bidder, amount)) {
                        long step = policy.minimumStep(highest);
                        boolean enough;
                        if (step < 0) {
                            enough = amount > highest;
                        } else {
                            enough = amount - highest >= step && amount > highest;
                        }
                        if (enough) {
                            String previous = leader;
                            leader = bidder;
                            highest = amount;
                            List<BidListener> snapshot = new ArrayList<>(listeners);
                            for (int i = 0; i < snapshot.size(); i++) {
                                BidListener l = snapshot.get(i);
                                if (previous != null) {
                                    l.outbid(previous);
                                }
                                l.leading(bidder, amount);
                            }
                            outcome = Outcome.ACCEPTED;
                        } else {
                            rejected++;
                            outcome = Outcome.TOO_LOW;
                        }
                    } else {
                        rejected++;
                        outcome = Outcome.NOT_ALLOWED;
                    }
                } else {
                    outcome = Outcome.SAME_BIDDER;
                }
            } else {
                throw new IllegalArgumentException("bidder");
            }
        } else {
            outcome = Outcome.CLOSED;
        }
        return outcome;
    }

    public String close() {
        String result = null;
        if (!closed) {
            closed = true;
            if (leader != null) {
                result = leader + "@" + highest;
            }
        } else {
            throw new IllegalStateException("closed already");
        }
        return result;
    }

    public int rejected() {
        return rejected;
    }

    public long highest() {
        return highest;
    }
}
