package text.span;

public record Span(int start, int end) implements Comparable<Span> {
    public Span {
        if (end < start) {
            throw new IllegalArgumentException("end before start");
        }
    }

    public int length() {
        return end - start;
    }

    public String cut(String text) {
        return text.substring(start, end);
    }

    @Override
    public int compareTo(Span other) {
        return start != other.start ? Integer.compare(start, other.start) : Integer.compare(end, other.end);
    }
}
