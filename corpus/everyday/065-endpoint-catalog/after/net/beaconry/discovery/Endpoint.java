package net.beaconry.discovery;

public record Endpoint(String name, String host, int port, boolean healthy) {

    public String address() {
        return host + ":" + port;
    }
}
