package data.tree;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;

/** Persistent sorted multiset ordered by a caller-supplied comparator. */
public final class SortedBag<T> {

    private sealed interface Tree<T> {
    }

    private record Empty<T>() implements Tree<T> {
    }

    private record Node<T>(Tree<T> left, T value, int count, Tree<T> right) implements Tree<T> {
    }

    private final Comparator<? super T> order;
    private final Tree<T> root;

    private SortedBag(Comparator<? super T> order, Tree<T> root) {
        this.order = order;
        this.root = root;
    }

    public static <T> SortedBag<T> orderedBy(Comparator<? super T> order) {
        return new SortedBag<>(Objects.requireNonNull(order), new Empty<>());
    }

    public SortedBag<T> plus(T value) {
        return new SortedBag<>(order, insert(root, value));
    }

    private Tree<T> insert(Tree<T> tree, T value) {
        return switch (tree) {
            case Empty<T> empty -> new Node<>(empty, value, 1, empty);
            case Node<T>(var left, var here, var count, var right) ->
                switch (Integer.signum(order.compare(value, here))) {
                    case 0 -> new Node<>(left, here, count + 1, right);
                    case -1 -> new Node<>(insert(left, value), here, count, right);
                    default -> new Node<>(left, here, count, insert(right, value));
                };
        };
    }

    public int count(T value) {
        Tree<T> tree = root;
        while (tree instanceof Node<T>(var left, var here, var count, var right)) {
            int c = order.compare(value, here);
            if (c == 0) {
                return count;
            }
            tree = c < 0 ? left : right;
        }
        return 0;
    }

    public List<T> toList() {
        List<T> out = new ArrayList<>();
        collect(root, out);
        return out;
    }

    private static <T> void collect(Tree<T> tree, List<T> out) {
        if (tree instanceof Node<T>(var left, var here, var count, var right)) {
            collect(left, out);
            out.addAll(Collections.nCopies(count, here));
            collect(right, out);
        }
    }

    public T first() {
        Tree<T> tree = root;
        T smallest = null;
        boolean found = false;
        while (tree instanceof Node<T>(var left, var here, _, _)) {
            smallest = here;
            found = true;
            tree = left;
        }
        if (!found) {
            throw new NoSuchElementException();
        }
        return smallest;
    }
}
