package app.config;

record Setting(String key, String value) {
    static Setting parse(String line) {
        int eq = line.indexOf('=');
        if (eq < 0) {
            throw new IllegalArgumentException("not a setting: " + line);
        }
        String key = line.substring(0, eq).trim();
        String value = unquote(line.substring(eq + 1)).trim();
        return new Setting(key, value);
    }

    private static String unquote(String value) {
        if (value.length() >= 2 && value.startsWith("\"") && value.endsWith("\"")) {
            return value.substring(1, value.length() - 1);
        }
        return value;
    }
}
