package com.hammertime.auction;

public interface BidListener {
    void onBid(Bid bid);
}
