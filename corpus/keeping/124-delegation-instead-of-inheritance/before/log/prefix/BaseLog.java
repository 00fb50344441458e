package log.prefix;

class BaseLog {
    private final StringBuilder sb = new StringBuilder();
    private int lines;

    int write(String line) {
        sb.append(line).append('\n');
        return ++lines;
    }

    String content() {
        return sb.toString();
    }
}
