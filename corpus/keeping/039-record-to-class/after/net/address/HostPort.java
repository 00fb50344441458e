package net.address;

import java.util.Objects;

public final class HostPort {
    private final String host;
    private final int port;

    public HostPort(String host, int port) {
        this.host = Objects.requireNonNull(host);
        if (port < 0 || port > 65535) {
            throw new IllegalArgumentException("port out of range: " + port);
        }
        this.port = port;
    }

    public static HostPort parse(String text) {
        int colon = text.lastIndexOf(':');
        if (colon < 0) {
            return new HostPort(text, 80);
        }
        return new HostPort(text.substring(0, colon), Integer.parseInt(text.substring(colon + 1)));
    }

    public String host() {
        return host;
    }

    public int port() {
        return port;
    }

    public boolean privileged() {
        return port < 1024;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof HostPort other && host.equals(other.host) && port == other.port;
    }

    @Override
    public int hashCode() {
        return Objects.hash(host, port);
    }

    @Override
    public String toString() {
        return "HostPort[host=" + host + ", port=" + port + "]";
    }
}
