package assay.oracle.seeds;

import com.sun.source.tree.Tree.Kind;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;

/** Operators on values that are known, where javac sees no constant: a local variable that is not final, a parameter. */
final class Folding {

    /** Longer texts are not made. */
    private static final int LONGEST_TEXT = 20_000;

    /** Null if the operator does not apply, or does not return. */
    static Value.Constant binary(Kind operator, Object left, Object right) {
        if (operator == Kind.PLUS && (left instanceof String || right instanceof String)) return text(left, right);
        if (operator == Kind.EQUAL_TO || operator == Kind.NOT_EQUAL_TO) {
            Boolean same = same(left, right);
            return same == null ? null : constant(same == (operator == Kind.EQUAL_TO));
        }
        if (left instanceof Boolean a && right instanceof Boolean b)
            return switch (operator) {
                case CONDITIONAL_AND, AND -> constant(a && b);
                case CONDITIONAL_OR, OR -> constant(a || b);
                case XOR -> constant(a ^ b);
                default -> null;
            };
        Number a = number(left);
        Number b = number(right);
        if (a == null || b == null) return null;
        if (isFraction(a) || isFraction(b))
            return fraction(operator, a.doubleValue(), b.doubleValue(), !(a instanceof Double || b instanceof Double));
        return whole(
                operator, a.longValue(), b.longValue(), a instanceof Long || b instanceof Long && !isShift(operator));
    }

    static Value.Constant unary(Kind operator, Object value) {
        if (operator == Kind.LOGICAL_COMPLEMENT) return value instanceof Boolean b ? constant(!b) : null;
        if (number(value) == null) return null;
        return switch (operator) {
            case UNARY_PLUS -> constant(number(value));
            case UNARY_MINUS ->
                isFraction(number(value)) ? binary(Kind.MULTIPLY, value, -1) : binary(Kind.MINUS, 0, value);
            case BITWISE_COMPLEMENT -> binary(Kind.XOR, value, -1);
            case PREFIX_INCREMENT, POSTFIX_INCREMENT -> binary(Kind.PLUS, value, 1);
            case PREFIX_DECREMENT, POSTFIX_DECREMENT -> binary(Kind.MINUS, value, 1);
            default -> null;
        };
    }

    /** The operator of an assignment such as {@code +=}; null if it is none. */
    static Kind ofAssignment(Kind assignment) {
        return switch (assignment) {
            case PLUS_ASSIGNMENT -> Kind.PLUS;
            case MINUS_ASSIGNMENT -> Kind.MINUS;
            case MULTIPLY_ASSIGNMENT -> Kind.MULTIPLY;
            case DIVIDE_ASSIGNMENT -> Kind.DIVIDE;
            case REMAINDER_ASSIGNMENT -> Kind.REMAINDER;
            default -> null;
        };
    }

    /** The value as a variable of this type has it. */
    static Object as(Type type, Object value) {
        TypeTag tag = type.getTag();
        Number number = number(value);
        if (number == null || value instanceof Boolean) return value;
        return switch (tag) {
            case INT -> number.intValue();
            case LONG -> number.longValue();
            case SHORT -> number.shortValue();
            case BYTE -> number.byteValue();
            case CHAR -> (char) number.intValue();
            case DOUBLE -> number.doubleValue();
            case FLOAT -> number.floatValue();
            default -> value;
        };
    }

    private static Value.Constant text(Object left, Object right) {
        String text = String.valueOf(left) + right;
        return text.length() > LONGEST_TEXT ? null : constant(text);
    }

    /** Null where identity decides. */
    private static Boolean same(Object left, Object right) {
        if (left == null || right == null) return left == right;
        if (left instanceof Boolean && right instanceof Boolean) return left.equals(right);
        Number a = number(left);
        Number b = number(right);
        return a == null || b == null ? null : (Boolean) (a.doubleValue() == b.doubleValue());
    }

    private static Value.Constant fraction(Kind operator, double a, double b, boolean isFloat) {
        Double result = switch (operator) {
            case PLUS -> a + b;
            case MINUS -> a - b;
            case MULTIPLY -> a * b;
            case DIVIDE -> a / b;
            case REMAINDER -> a % b;
            default -> null;
        };
        if (result != null) return isFloat ? constant((float) (double) result) : constant(result);
        return order(operator, Double.compare(a, b));
    }

    private static Value.Constant whole(Kind operator, long a, long b, boolean isLong) {
        if (b == 0 && (operator == Kind.DIVIDE || operator == Kind.REMAINDER)) return null;
        Long result = switch (operator) {
            case PLUS -> a + b;
            case MINUS -> a - b;
            case MULTIPLY -> a * b;
            case DIVIDE -> a / b;
            case REMAINDER -> a % b;
            case AND -> a & b;
            case OR -> a | b;
            case XOR -> a ^ b;
            case LEFT_SHIFT -> isLong ? a << b : (int) a << b;
            case RIGHT_SHIFT -> isLong ? a >> b : (int) a >> b;
            case UNSIGNED_RIGHT_SHIFT -> isLong ? a >>> b : (int) a >>> b;
            default -> null;
        };
        if (result != null) return isLong ? constant(result) : constant((int) (long) result);
        return order(operator, Long.compare(a, b));
    }

    private static Value.Constant order(Kind operator, int order) {
        return switch (operator) {
            case LESS_THAN -> constant(order < 0);
            case LESS_THAN_EQUAL -> constant(order <= 0);
            case GREATER_THAN -> constant(order > 0);
            case GREATER_THAN_EQUAL -> constant(order >= 0);
            default -> null;
        };
    }

    private static boolean isShift(Kind operator) {
        return operator == Kind.LEFT_SHIFT || operator == Kind.RIGHT_SHIFT || operator == Kind.UNSIGNED_RIGHT_SHIFT;
    }

    private static boolean isFraction(Number number) {
        return number instanceof Double || number instanceof Float;
    }

    /** As arithmetic takes it; null if it is no number. */
    private static Number number(Object value) {
        if (value instanceof Character c) return (int) c;
        if (value instanceof Byte || value instanceof Short) return ((Number) value).intValue();
        return value instanceof Number number ? number : null;
    }

    private static Value.Constant constant(Object value) {
        return new Value.Constant(value);
    }

    private Folding() {}
}
