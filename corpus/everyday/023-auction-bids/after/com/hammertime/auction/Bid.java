package com.hammertime.auction;

public record Bid(String lot, String bidder, long cents) {
}
