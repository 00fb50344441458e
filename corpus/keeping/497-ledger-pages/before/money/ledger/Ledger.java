package money.ledger;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Predicate;

/** Entries are only ever added; iterators also see entries added after their creation. */
public final class Ledger implements Iterable<Entry> {
    private Entry[] entries = new Entry[4];
    private int count;

    public int post(long cents, String note) {
        if (count == entries.length) {
            entries = Arrays.copyOf(entries, count * 2);
        }
        entries[count] = new Entry(cents, note);
        return count++;
    }

    public Entry entry(int number) {
        if (number < 0 || number >= count) {
            throw new IndexOutOfBoundsException("no entry " + number);
        }
        return entries[number];
    }

    /** The page with the zero-based number, empty when behind the end. */
    public List<Entry> page(int page, int perPage) {
        if (page < 0 || perPage < 1) {
            throw new IllegalArgumentException();
        }
        List<Entry> list = new ArrayList<>();
        long from = (long) page * perPage;
        for (long i = from; i < from + perPage && i < count; i++) {
            list.add(entries[(int) i]);
        }
        return list;
    }

    public long balance() {
        long sum = 0;
        for (int i = 0; i < count; i++) {
            sum += entries[i].cents();
        }
        return sum;
    }

    public int indexOf(Predicate<? super Entry> wanted) {
        for (int i = 0; i < count; i++) {
            if (wanted.test(entries[i])) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public Iterator<Entry> iterator() {
        return new Iterator<Entry>() {
            private int next;

            @Override
            public boolean hasNext() {
                return next < count;
            }

            @Override
            public Entry next() {
                if (next >= count) {
                    throw new NoSuchElementException();
                }
                return entries[next++];
            }
        };
    }

    public int size() {
        return count;
    }
}
