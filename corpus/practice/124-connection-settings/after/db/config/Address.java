package db.config;

record Address(String host, int port) {
    private static final String DEFAULT_HOST = "localhost";
    private static final int DEFAULT_PORT = 5400;
    private static final int MAX_PORT = 65535;

    static Address parse(String text) {
        int colon = text.lastIndexOf(':');
        if (colon < 0) {
            return new Address(orLocal(text), DEFAULT_PORT);
        }
        int port = Integer.parseInt(text.substring(colon + 1));
        if (port < 1 || port > MAX_PORT) {
            throw new IllegalArgumentException("port: " + text);
        }
        return new Address(orLocal(text.substring(0, colon)), port);
    }

    private static String orLocal(String host) {
        return host.isEmpty() ? DEFAULT_HOST : host;
    }
}
