package money.ledger;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Predicate;

/** Entries are only ever added; iterators also see entries added after their creation. */
public final class Ledger implements Iterable<Entry> {
    private static final int SHIFT = 5;
    private static final int CHUNK = 1 << SHIFT;

    private final List<Entry[]> chunks = new ArrayList<>();
    private int count;
    private long balance;

    public int post(long cents, String note) {
        if (count == chunks.size() << SHIFT) {
            chunks.add(new Entry[CHUNK]);
        }
        chunks.get(count >> SHIFT)[count & CHUNK - 1] = new Entry(cents, note);
        balance += cents;
        return count++;
    }

    private Entry at(int i) {
        return chunks.get(i >> SHIFT)[i & CHUNK - 1];
    }

    public Entry entry(int number) {
        if (number < 0 || number >= count) {
            throw new IndexOutOfBoundsException("no entry " + number);
        }
        return at(number);
    }

    /** The page with the zero-based number, empty when behind the end. */
    public List<Entry> page(int page, int perPage) {
        if (page < 0 || perPage < 1) {
            throw new IllegalArgumentException();
        }
        List<Entry> list = new ArrayList<>();
        long from = (long) page * perPage;
        long to = Math.min(from + perPage, count);
        while (from < to) {
            list.add(at((int) from++));
        }
        return list;
    }

    public long balance() {
        return balance;
    }

    public int indexOf(Predicate<? super Entry> wanted) {
        int i = 0;
        for (Entry entry : this) {
            if (wanted.test(entry)) {
                return i;
            }
            i++;
        }
        return -1;
    }

    @Override
    public Iterator<Entry> iterator() {
        return new Cursor();
    }

    private final class Cursor implements Iterator<Entry> {
        private int next;

        @Override
        public boolean hasNext() {
            return next < count;
        }

        @Override
        public Entry next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            return at(next++);
        }
    }

    public int size() {
        return count;
    }
}
