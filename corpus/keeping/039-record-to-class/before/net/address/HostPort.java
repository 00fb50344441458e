package net.address;

import java.util.Objects;

public record HostPort(String host, int port) {
    public HostPort {
        Objects.requireNonNull(host);
        if (port < 0 || port > 65535) {
            throw new IllegalArgumentException("port");
        }
    }

    public static HostPort parse(String text) {
        int colon = text.lastIndexOf(':');
        if (colon < 0) {
            return new HostPort(text, 80);
        }
        return new HostPort(text.substring(0, colon), Integer.parseInt(text.substring(colon + 1)));
    }

    public boolean privileged() {
        return port < 1024;
    }
}
