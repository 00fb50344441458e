package net.config;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

public record ServerConfig(String host, int port, boolean secure, Set<String> tags) {
    private enum Scheme {
        HTTP(80), HTTPS(443);

        private final int usualPort;

        Scheme(int usualPort) {
            this.usualPort = usualPort;
        }

        private static Scheme of(boolean secure) {
            return secure ? HTTPS : HTTP;
        }

        private String prefix() {
            return this == HTTPS ? "https://" : "http://";
        }
    }

    public ServerConfig {
        if (host == null || host.isEmpty()) {
            throw new IllegalStateException("a host is needed");
        }
        if (port > 65535) {
            throw new IllegalStateException("port out of range");
        }
        port = port < 0 ? Scheme.of(secure).usualPort : port;
        Set<String> filled = tags.stream()
                .filter(Predicate.not(String::isEmpty))
                .collect(Collectors.toCollection(LinkedHashSet::new));
        tags = Collections.unmodifiableSet(filled);
    }

    public String url() {
        Scheme scheme = Scheme.of(secure);
        return scheme.prefix() + host + (port == scheme.usualPort ? "" : ":" + port);
    }

    public Builder toBuilder() {
        Builder builder = new Builder().host(host).port(port).secure(secure);
        tags.forEach(builder::tag);
        return builder;
    }

    @Override
    public String toString() {
        return url() + tags;
    }

    public static final class Builder {
        private String host;
        private int port = -1;
        private boolean secure;
        private final List<String> tags = new ArrayList<>();

        public Builder host(String host) {
            if (host != null && host.indexOf('/') >= 0) {
                throw new IllegalArgumentException("a host has no path");
            }
            this.host = host;
            return this;
        }

        public Builder port(int port) {
            this.port = port;
            return this;
        }

        public Builder secure(boolean secure) {
            this.secure = secure;
            return this;
        }

        public Builder tag(String tag) {
            tags.add(tag == null ? "" : tag.trim());
            return this;
        }

        public ServerConfig build() {
            return new ServerConfig(host, port, secure, new LinkedHashSet<>(tags));
        }
    }
}
