package assay.oracle.seeds;

import com.sun.source.tree.Tree.Kind;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.TreeInfo;
import java.util.ArrayList;
import java.util.List;

/** What the expressions of a test come to, as far as that is known without running it. */
final class Expressions {

    private static final int MOST_ELEMENTS = 100;

    private final Translator test;
    private final CallTranslator calls;
    private final Lambdas lambdas;

    Expressions(Translator test) {
        this.test = test;
        this.calls = new CallTranslator(test);
        this.lambdas = new Lambdas(test);
    }

    Value value(JCTree tree) {
        if (tree == null) return null;
        if (tree.type != null && tree.type.constValue() != null && tree instanceof JCExpression)
            return constant(tree.type);
        if (tree instanceof JCTree.JCLiteral literal) return new Value.Constant(literal.getValue());
        if (tree instanceof JCTree.JCParens parens) return test.value(parens.getExpression());
        if (tree instanceof JCTree.JCTypeCast cast) return cast(cast);
        if (tree instanceof JCTree.JCIdent name)
            return name.sym instanceof VarSymbol variable ? variable(variable, variable.owner) : null;
        if (tree instanceof JCTree.JCFieldAccess access) return access(access);
        if (tree instanceof JCTree.JCMethodInvocation call) return calls.call(call);
        if (tree instanceof JCTree.JCNewClass creation) return calls.creation(creation);
        if (tree instanceof JCTree.JCNewArray array) return array(array);
        if (tree instanceof JCTree.JCArrayAccess access) return element(access);
        if (tree instanceof JCTree.JCAssign assignment)
            return assignment(assignment.getVariable(), test.value(assignment.getExpression()));
        if (tree instanceof JCTree.JCAssignOp assignment)
            return assignment(
                    assignment.getVariable(),
                    combined(
                            Folding.ofAssignment(tree.getKind()),
                            assignment.getVariable(),
                            assignment.getExpression()));
        if (tree instanceof JCTree.JCBinary binary) return binary(binary);
        if (tree instanceof JCTree.JCUnary unary) return unary(unary);
        if (tree instanceof JCTree.JCConditional choice) return choice(choice);
        if (tree instanceof JCTree.JCInstanceOf check) test.value(check.getExpression());
        if (tree instanceof JCTree.JCLambda lambda) return lambdas.lambda(lambda);
        if (tree instanceof JCTree.JCMemberReference reference) return lambdas.reference(reference);
        return null;
    }

    /** javac keeps truth values and characters as numbers. */
    private static Value constant(Type type) {
        Object value = type.constValue();
        if (type.hasTag(TypeTag.BOOLEAN))
            return new Value.Constant(value instanceof Boolean ? value : ((Number) value).intValue() != 0);
        return new Value.Constant(Folding.as(type, value));
    }

    /** A call of the JDK's gives what the test knows that it gives. */
    private Value cast(JCTree.JCTypeCast cast) {
        Value value = test.value(cast.getExpression());
        if (value instanceof Value.Constant constant && cast.type != null && cast.type.isPrimitive())
            return new Value.Constant(Folding.as(cast.type, constant.value()));
        String type = test.names.generic(cast.type);
        if (value instanceof Value.Result result
                && type != null
                && !cast.type.isPrimitive()
                && !test.trace.get(result.call()).ofProgram())
            test.trace.retype(result.call(), test.names.erased(cast.type));
        return value;
    }

    /** {@code site}: the class that it is read on. */
    Value variable(VarSymbol variable, Symbol site) {
        if (!(variable.owner instanceof ClassSymbol owner)) return test.variables.get(variable);
        if (variable.getConstValue() != null) return constant(variable.type.constType(variable.getConstValue()));
        if (test.declarations.has(owner) && !test.names.isProgram(owner)) return test.field(variable);
        return variable.isStatic() ? calls.constant(variable, site) : null;
    }

    private Value access(JCTree.JCFieldAccess access) {
        String name = access.name.toString();
        if (name.equals("class")) return classLiteral(access.getExpression().type);
        if (!(access.sym instanceof VarSymbol variable)) return null;
        if (name.equals("length") && access.getExpression().type instanceof Type.ArrayType) {
            return test.value(access.getExpression()) instanceof Value.Group group
                    ? new Value.Constant(group.elements.size())
                    : null;
        }
        if (variable.isStatic() || TreeInfo.name(access.getExpression()).contentEquals("this"))
            return variable(variable, access.getExpression().type.tsym);
        test.value(access.getExpression());
        return null;
    }

    /** Of a class that a caller can name. */
    private Value classLiteral(Type type) {
        if (type == null || type.isErroneous()) return null;
        if (type.isPrimitive())
            return new Value.Written(
                    new Argument.Named(test.names.erased(test.types.boxedClass(type).type), test.names.erased(type)));
        Type erased = test.types.erasure(type);
        String name = erased.hasTag(TypeTag.CLASS) ? test.names.generic(erased) : null;
        return name == null ? null : new Value.Written(new Argument.Named(name, name));
    }

    private Value array(JCTree.JCNewArray array) {
        if (array.getInitializers() != null) {
            List<Value> elements = new ArrayList<>();
            for (JCExpression element : array.getInitializers()) elements.add(test.value(element));
            return group(array.type, elements);
        }
        if (array.getDimensions().size() != 1
                || !(test.value(array.getDimensions().head) instanceof Value.Constant size)
                || !(size.value() instanceof Integer length)) return null;
        if (length < 0 || length > MOST_ELEMENTS || array.type == null || array.type.isErroneous()) return null;
        List<Value> elements = new ArrayList<>();
        for (int i = 0; i < length; i++) elements.add(new Value.Constant(initial(test.types.elemtype(array.type))));
        return group(array.type, elements);
    }

    private static Object initial(Type type) {
        if (type.hasTag(TypeTag.BOOLEAN)) return false;
        return type.isPrimitive() ? Folding.as(type, 0) : null;
    }

    private Value group(Type type, List<Value> elements) {
        String name = test.names.generic(type);
        return name == null || elements.size() > MOST_ELEMENTS
                ? null
                : new Value.Group(test.names.erased(type), test.types.elemtype(type), elements, null);
    }

    private Value element(JCTree.JCArrayAccess access) {
        Value array = test.value(access.getExpression());
        Value index = test.value(access.getIndex());
        if (array instanceof Value.Group group
                && index instanceof Value.Constant constant
                && constant.value() instanceof Number at) {
            return at.intValue() >= 0 && at.intValue() < group.elements.size()
                    ? group.elements.get(at.intValue())
                    : null;
        }
        boolean isOfObjects = access.type != null && !access.type.isPrimitive();
        return array instanceof Value.Result result && index != null && isOfObjects
                ? calls.elementOf(result, index, access.type)
                : null;
    }

    /** The first thing in what a call returned: the loop over it goes through an iterator. */
    Value first(Value.Result collection, Type type, Type element) {
        if (type instanceof Type.ArrayType)
            return element.isPrimitive() ? null : calls.elementOf(collection, new Value.Constant(0), element);
        Symbol owner = test.names.classOf(type);
        if (owner == null) return null;
        for (Symbol member :
                test.types.membersClosure(type, false).getSymbolsByName(owner.name.table.fromString("iterator"))) {
            if (!(member instanceof MethodSymbol method)
                    || !method.params().isEmpty()
                    || (method.flags() & Flags.SYNTHETIC) != 0) continue;
            return calls.next(collection, method, owner, element);
        }
        return null;
    }

    private Value assignment(JCExpression target, Value value) {
        Symbol symbol = TreeInfo.symbol(target);
        if (target instanceof JCTree.JCArrayAccess access) {
            Value array = test.value(access.getExpression());
            if (array instanceof Value.Group group
                    && test.value(access.getIndex()) instanceof Value.Constant index
                    && index.value() instanceof Integer at
                    && at >= 0
                    && at < group.elements.size()) group.elements.set(at, value);
        } else if (symbol instanceof VarSymbol variable
                && (!(variable.owner instanceof ClassSymbol) || test.declarations.has(variable.owner))) {
            test.assign(variable, value);
        }
        return value;
    }

    private Value combined(Kind operator, JCExpression left, JCExpression right) {
        Value a = test.value(left);
        Value b = test.value(right);
        if (operator == null || !(a instanceof Value.Constant x) || !(b instanceof Value.Constant y)) return null;
        return Folding.binary(operator, x.value(), y.value());
    }

    private Value binary(JCTree.JCBinary binary) {
        Value a = test.value(binary.getLeftOperand());
        Value b = test.value(binary.getRightOperand());
        if (a instanceof Value.Constant x && b instanceof Value.Constant y)
            return Folding.binary(binary.getKind(), x.value(), y.value());
        boolean isText =
                binary.getKind() == Kind.PLUS && isText(binary.getLeftOperand()) && isText(binary.getRightOperand());
        return isText && a != null && b != null ? calls.concatenation(a, b) : null;
    }

    private boolean isText(JCExpression operand) {
        return "java.lang.String".equals(test.names.erased(operand.type));
    }

    private Value unary(JCTree.JCUnary unary) {
        Value value = test.value(unary.getExpression());
        Value result =
                value instanceof Value.Constant constant ? Folding.unary(unary.getKind(), constant.value()) : null;
        switch (unary.getKind()) {
            case PREFIX_INCREMENT, PREFIX_DECREMENT -> assignment(unary.getExpression(), result);
            case POSTFIX_INCREMENT, POSTFIX_DECREMENT -> {
                assignment(unary.getExpression(), result);
                return value;
            }
            default -> {}
        }
        return result;
    }

    private Value choice(JCTree.JCConditional choice) {
        if (test.value(choice.getCondition()) instanceof Value.Constant constant
                && constant.value() instanceof Boolean holds) {
            return test.value(holds ? choice.getTrueExpression() : choice.getFalseExpression());
        }
        Value first = test.value(choice.getTrueExpression());
        Value second = test.value(choice.getFalseExpression());
        return first != null ? first : second;
    }
}
