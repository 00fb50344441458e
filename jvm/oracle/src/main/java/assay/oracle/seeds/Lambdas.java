package assay.oracle.seeds;

import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.TreeInfo;
import java.util.List;

/**
 * Lambdas as sequences have them: one that gives back what it is given, one that always answers the same, one that prints.
 * Whatever else a test's lambda does, one of these stands for it where the types allow.
 */
final class Lambdas {

    private static final int MOST_PARAMETERS = 4;

    private final Translator test;

    Lambdas(Translator test) {
        this.test = test;
    }

    Value lambda(JCTree.JCLambda lambda) {
        Type descriptor = descriptor(lambda.type);
        if (descriptor == null) return null;
        if (lambda.getBody() instanceof JCTree.JCExpression body
                && !descriptor.getReturnType().hasTag(TypeTag.VOID)) {
            for (int i = 0; i < lambda.getParameters().size(); i++) {
                if (TreeInfo.symbol(TreeInfo.skipParens(body))
                        == ((JCTree.JCVariableDecl) lambda.getParameters().get(i)).sym)
                    return function(lambda.type, descriptor, i, List.of());
            }
            Value answer = answer(lambda, body);
            if (answer != null) return function(lambda.type, descriptor, -1, List.of(answer));
        }
        return standIn(lambda.type, descriptor);
    }

    /** A constant, or a thing that no parameter has to do with. */
    private Value answer(JCTree.JCLambda lambda, JCTree.JCExpression body) {
        if (!lambda.getParameters().isEmpty() && !(body instanceof JCTree.JCLiteral)) return null;
        return test.value(body);
    }

    Value reference(JCTree.JCMemberReference reference) {
        Type descriptor = descriptor(reference.type);
        return descriptor == null ? null : standIn(reference.type, descriptor);
    }

    private Value standIn(Type type, Type descriptor) {
        Type result = descriptor.getReturnType();
        if (result.hasTag(TypeTag.VOID)) return function(type, descriptor, -1, List.of());
        int index = 0;
        for (Type parameter : descriptor.getParameterTypes()) {
            if (test.types.isSubtype(test.types.erasure(parameter), test.types.erasure(result)))
                return function(type, descriptor, index, List.of());
            index++;
        }
        return result.hasTag(TypeTag.BOOLEAN)
                ? function(type, descriptor, -1, List.of(new Value.Constant(true)))
                : null;
    }

    private Value function(Type type, Type descriptor, int gives, List<Value> answer) {
        String name = test.names.generic(type);
        int parameters = descriptor.getParameterTypes().size();
        return name == null || parameters > MOST_PARAMETERS
                ? null
                : new Value.Function(name, parameters, gives, descriptor.getReturnType(), answer);
    }

    /** The type of the method that a lambda of this type stands for; null if it is none. */
    private Type descriptor(Type type) {
        if (type == null || type.isErroneous() || !type.hasTag(TypeTag.CLASS)) return null;
        try {
            return test.types.findDescriptorType(type);
        } catch (Types.FunctionDescriptorLookupError e) {
            return null;
        }
    }
}
