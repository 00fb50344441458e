package com.skyrelay.uplink;

public final class Packet {
    private final int source;
    private final int hops;
    private final String body;

    public Packet(int source, int hops, String body) {
        this.source = source;
        this.hops = hops;
        this.body = body;
    }

    public int source() {
        return source;
    }

    public int hops() {
        return hops;
    }

    public String body() {
        return body;
    }
}
