package pkg.level;

public final class Levels {
    private final StringBuilder audit = new StringBuilder();

    public int rights(int level) {
        int rights = 0;
        switch (level) {
            case 3:
                rights |= 4;
                // fall through
            case 2:
                rights |= 2;
                // fall through
            case 1:
                rights |= 1;
                // fall through
            case 0:
                break;
            default:
                audit.append('!');
                return -1;
        }
        audit.append(level);
        return rights;
    }

    public boolean allowed(int level, int right) {
        int r = rights(level);
        return r >= 0 && (r & right) == right;
    }

    public String audit() {
        return audit.toString();
    }
}
