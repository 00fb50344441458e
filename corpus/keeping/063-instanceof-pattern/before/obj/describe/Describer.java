package obj.describe;

public final class Describer {
    private int described;

    public String describe(Object o) {
        described++;
        if (o instanceof String) {
            String s = (String) o;
            return s.isEmpty() ? "empty text" : "text of " + s.length();
        } else if (o instanceof Integer) {
            Integer i = (Integer) o;
            return i < 0 ? "negative" : "number " + i;
        } else if (o instanceof int[]) {
            int[] a = (int[]) o;
            return "array of " + a.length;
        } else if (o == null) {
            return "nothing";
        } else {
            return "object";
        }
    }

    public boolean sameLength(Object a, Object b) {
        if (!(a instanceof CharSequence) || !(b instanceof CharSequence)) {
            return false;
        }
        return ((CharSequence) a).length() == ((CharSequence) b).length();
    }

    public int described() {
        return described;
    }
}
