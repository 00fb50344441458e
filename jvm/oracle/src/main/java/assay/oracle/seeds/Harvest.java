package assay.oracle.seeds;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.tree.JCTree;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The texts and numbers that stand in a source. */
final class Harvest extends TreeScanner<Void, Void> {

    private static final int MOST = 200;
    private static final int LONGEST = 200;

    /** Beyond this a number does not come unchanged through JSON. */
    private static final long LARGEST = (1L << 53) - 1;

    private final Set<String> texts = new LinkedHashSet<>();
    private final Set<Number> numbers = new LinkedHashSet<>();

    List<String> texts() {
        return texts.stream().limit(MOST).toList();
    }

    List<Number> numbers() {
        return numbers.stream().limit(MOST).toList();
    }

    @Override
    public Void visitLiteral(LiteralTree tree, Void nothing) {
        add(tree.getValue());
        return null;
    }

    @Override
    public Void visitUnary(UnaryTree tree, Void nothing) {
        return add(constant(tree)) ? null : super.visitUnary(tree, nothing);
    }

    /** A text in several lines is one. */
    @Override
    public Void visitBinary(BinaryTree tree, Void nothing) {
        return add(constant(tree)) ? null : super.visitBinary(tree, nothing);
    }

    private static Object constant(Tree tree) {
        return tree instanceof JCTree expression && expression.type != null ? expression.type.constValue() : null;
    }

    private boolean add(Object value) {
        if (value instanceof Character c) texts.add(String.valueOf(c));
        else if (value instanceof String text && text.length() <= LONGEST) texts.add(text);
        else if (value instanceof Double || value instanceof Float) addFraction(((Number) value).doubleValue());
        else if (value instanceof Number number && Math.abs(number.longValue()) <= LARGEST)
            numbers.add(number.longValue());
        else return false;
        return true;
    }

    private void addFraction(double fraction) {
        if (Double.isFinite(fraction)) numbers.add(fraction);
    }
}
