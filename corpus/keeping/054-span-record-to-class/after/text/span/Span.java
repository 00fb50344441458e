package text.span;

public final class Span implements Comparable<Span> {
    private final int start;
    private final int end;
    private int hash;

    public Span(int start, int end) {
        if (end < start) {
            throw new IllegalArgumentException(end + " before " + start);
        }
        this.start = start;
        this.end = end;
    }

    public int start() {
        return start;
    }

    public int end() {
        return end;
    }

    public int length() {
        return end - start;
    }

    public String cut(String text) {
        return text.substring(start, end);
    }

    @Override
    public int compareTo(Span other) {
        int c = Integer.compare(start, other.start);
        return c != 0 ? c : Integer.compare(end, other.end);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Span s && s.start == start && s.end == end;
    }

    @Override
    public int hashCode() {
        if (hash == 0) {
            hash = 31 * start + end;
        }
        return hash;
    }

    @Override
    public String toString() {
        return "Span[start=" + start + ", end=" + end + "]";
    }
}
