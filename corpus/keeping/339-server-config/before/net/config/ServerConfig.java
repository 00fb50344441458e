package net.config;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

public final class ServerConfig {
    private String host;
    private int port;
    private boolean secure;
    private Set<String> tags;

    private ServerConfig() {
    }

    public String host() {
        return host;
    }

    public int port() {
        return port;
    }

    public boolean secure() {
        return secure;
    }

    public Set<String> tags() {
        return tags;
    }

    public String url() {
        boolean usual = secure ? port == 443 : port == 80;
        return (secure ? "https" : "http") + "://" + host + (usual ? "" : ":" + port);
    }

    public Builder toBuilder() {
        Builder builder = new Builder();
        builder.host = host;
        builder.port = port;
        builder.secure = secure;
        builder.tags.addAll(tags);
        return builder;
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof ServerConfig)) {
            return false;
        }
        ServerConfig c = (ServerConfig) o;
        return host.equals(c.host) && port == c.port && secure == c.secure && tags.equals(c.tags);
    }

    @Override
    public int hashCode() {
        return host.hashCode() * 31 + port;
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
            if (host != null && host.contains("/")) {
                throw new IllegalArgumentException("slash in host");
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
            if (host == null || host.isEmpty()) {
                throw new IllegalStateException("host");
            }
            if (port > 65535) {
                throw new IllegalStateException("port");
            }
            ServerConfig config = new ServerConfig();
            config.host = host;
            config.port = port < 0 ? (secure ? 443 : 80) : port;
            config.secure = secure;
            Set<String> set = new LinkedHashSet<>();
            for (String tag : tags) {
                if (!tag.isEmpty()) {
                    set.add(tag);
                }
            }
            config.tags = Collections.unmodifiableSet(set);
            return config;
        }
    }
}
