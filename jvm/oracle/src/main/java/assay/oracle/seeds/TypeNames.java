package assay.oracle.seeds;

import assay.oracle.sequence.JavaText;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Types and members of javac's under the names that they have in sequences, and whose they are. */
final class TypeNames {

    private final Types types;
    private final Set<String> program;

    /** {@code program}: the binary names of its classes. */
    TypeNames(Types types, Set<String> program) {
        this.types = types;
        this.program = program;
    }

    boolean isProgram(Symbol type) {
        return type instanceof ClassSymbol && program.contains(type.flatName().toString());
    }

    /** A public class that every Java has. */
    boolean isJdk(Symbol type) {
        if (!(type instanceof ClassSymbol)) return false;
        String name = type.flatName().toString();
        return (name.startsWith("java.") || name.startsWith("javax."))
                && isOpen(type)
                && !program.contains(name)
                && isInModule(type);
    }

    private static boolean isInModule(Symbol type) {
        return type.packge().modle != null
                && !type.packge().modle.isUnnamed()
                && !type.packge().modle.isNoModule();
    }

    /** Public, and so is every class around it. */
    static boolean isOpen(Symbol type) {
        for (Symbol around = type; around instanceof ClassSymbol; around = around.owner) {
            if ((around.flags() & Flags.PUBLIC) == 0) return false;
        }
        return type.owner instanceof ClassSymbol || type.owner instanceof Symbol.PackageSymbol;
    }

    /** The name as {@link Class#getName} gives it; null if the type is erroneous. */
    String erased(Type type) {
        if (type == null || type.isErroneous()) return null;
        Type erased = types.erasure(type);
        if (erased.hasTag(TypeTag.ARRAY)) return arrayOf(erased(types.elemtype(erased)));
        if (erased.isPrimitive() || erased.hasTag(TypeTag.VOID)) return erased.tsym.name.toString();
        return erased.hasTag(TypeTag.CLASS) ? erased.tsym.flatName().toString() : null;
    }

    static String arrayOf(String element) {
        if (element == null) return null;
        return '['
                + switch (element) {
                    case "int" -> "I";
                    case "long" -> "J";
                    case "boolean" -> "Z";
                    case "double" -> "D";
                    case "float" -> "F";
                    case "char" -> "C";
                    case "byte" -> "B";
                    case "short" -> "S";
                    default -> element.startsWith("[") ? element : 'L' + element + ';';
                };
    }

    /** With its type arguments, as {@link assay.oracle.sequence.Generic} spells them; null if it can't be named outside the tests. */
    String generic(Type type) {
        if (type == null || type.isErroneous()) return null;
        if (type.hasTag(TypeTag.WILDCARD))
            return generic(
                    type.isSuperBound() && !type.isExtendsBound()
                            ? types.wildLowerBound(type)
                            : types.wildUpperBound(type));
        if (type.hasTag(TypeTag.TYPEVAR)) return generic(types.erasure(type));
        if (type.hasTag(TypeTag.ARRAY)) return arrayOf(generic(types.elemtype(type)));
        if (type.isPrimitive()) return erased(type);
        if (!type.hasTag(TypeTag.CLASS)) return null;
        if (type.isCompound()) return "java.lang.Object";
        if (!isNameable(type.tsym)) return null;
        if (type.getTypeArguments().isEmpty()) return type.tsym.flatName().toString();
        var arguments = new ArrayList<String>();
        for (Type argument : type.getTypeArguments()) {
            String name = generic(argument);
            if (name == null) return null;
            arguments.add(name);
        }
        return type.tsym.flatName() + "<" + String.join(",", arguments) + '>';
    }

    private boolean isNameable(Symbol type) {
        return isJdk(type) || isProgram(type) && isOpen(type);
    }

    /** As elements are written everywhere: {@code p.A#m(int,java.lang.String[])}; null if a type is erroneous. */
    String element(String owner, MethodSymbol method) {
        var parameters = new ArrayList<String>();
        if (isInner(method))
            parameters.add(method.owner.owner.enclClass().flatName().toString());
        for (Type parameter : parameters(method)) {
            String name = erased(parameter);
            if (name == null) return null;
            parameters.add(JavaText.binaryName(name));
        }
        return owner + '#' + method.name + '(' + String.join(",", parameters) + ')';
    }

    List<Type> parameters(MethodSymbol method) {
        return method.erasure(types).getParameterTypes();
    }

    /** Whether it makes an object inside another one. */
    static boolean isInner(MethodSymbol method) {
        return method.isConstructor()
                && method.owner.owner instanceof ClassSymbol
                && (method.owner.flags() & (Flags.STATIC | Flags.INTERFACE | Flags.ENUM)) == 0;
    }

    /** The class on which a sequence calls a method of the program: that of the receiver, else the declaring one; null if no caller can name them. */
    ClassSymbol ownerOf(Symbol site, Symbol method) {
        if (isProgram(site) && isOpen(site)) return (ClassSymbol) site;
        return isProgram(method.owner) && isOpen(method.owner) ? (ClassSymbol) method.owner : null;
    }

    /** The class of the objects that an expression of this type gives. */
    Symbol classOf(Type type) {
        return type == null || type.isErroneous() ? null : types.erasure(type).tsym;
    }

    Types types() {
        return types;
    }
}
