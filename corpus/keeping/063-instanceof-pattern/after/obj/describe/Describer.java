package obj.describe;

public final class Describer {
    private int described;

    public String describe(Object o) {
        described++;
        if (o instanceof String s) {
            return s.isEmpty() ? "empty text" : "text of " + s.length();
        }
        if (o instanceof Integer i) {
            return i < 0 ? "negative" : "number " + i;
        }
        if (o instanceof int[] a) {
            return "array of " + a.length;
        }
        return o == null ? "nothing" : "object";
    }

    public boolean sameLength(Object a, Object b) {
        return a instanceof CharSequence x && b instanceof CharSequence y && x.length() == y.length();
    }

    public int described() {
        return described;
    }
}
