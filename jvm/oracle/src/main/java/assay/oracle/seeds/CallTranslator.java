package assay.oracle.seeds;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.TreeInfo;
import java.util.ArrayList;
import java.util.List;

/**
 * Calls, creations and constants of the program and of the JDK, which become calls of the trace if all that they need is
 * known; methods of the tests themselves, which are read as if they stood there; and the rest, assertions above all, of
 * which only the arguments matter.
 */
final class CallTranslator {

    private final Translator test;
    private final TypeNames names;
    private final Arguments arguments;

    CallTranslator(Translator test) {
        this.test = test;
        this.names = test.names;
        this.arguments = new Arguments(test);
    }

    Value call(JCTree.JCMethodInvocation call) {
        JCExpression target = call.getMethodSelect();
        Symbol symbol = TreeInfo.symbol(target);
        if (!(symbol instanceof MethodSymbol method)
                || !symbol.exists()
                || !(symbol.owner instanceof ClassSymbol owner)) return foreign(call);
        boolean ofProgram = names.isProgram(owner);
        if (!ofProgram && test.declarations.has(owner)) return own(call, method);
        if (!ofProgram
                && !names.isJdk(owner)
                && !(owner.packge().fullname.toString().startsWith("java."))) return foreign(call);
        Value receiver = method.isStatic() || !(target instanceof JCTree.JCFieldAccess access)
                ? null
                : test.value(access.getExpression());
        Symbol site = site(target, method);
        List<Value> given = values(call.getArguments());
        Value result =
                ofProgram ? ofProgram(call, method, site, receiver, given) : ofJdk(call, method, site, receiver, given);
        if (result == null && !isTranslated(call)) lambdaBodies(call.getArguments());
        return result;
    }

    /** The class on which a method is called, as the source has it. */
    private Symbol site(JCExpression target, MethodSymbol method) {
        Symbol site = target instanceof JCTree.JCFieldAccess access ? names.classOf(access.getExpression().type) : null;
        return site == null ? method.owner : site;
    }

    private boolean isTranslated(JCTree tree) {
        return test.translated.contains(tree);
    }

    private Value ofProgram(
            JCTree.JCMethodInvocation call, MethodSymbol method, Symbol site, Value receiver, List<Value> given) {
        ClassSymbol owner = names.ownerOf(site, method);
        if (owner == null || (method.flags() & Flags.PUBLIC) == 0) return null;
        if (isValueOf(owner, method) && given.get(0) instanceof Value.Constant name)
            return enumConstant(owner, name.value());
        int on = method.isStatic() ? -1 : arguments.receiver(receiver);
        if (on < 0 && !method.isStatic()) return null;
        return add(
                call,
                owner,
                method,
                names.erased(method.erasure(test.types).getReturnType()),
                on,
                arguments.packed(given, method, call.varargsElement),
                true);
    }

    /** What every enum has and no sequence calls. */
    private static boolean isValueOf(ClassSymbol owner, MethodSymbol method) {
        return (owner.flags() & Flags.ENUM) != 0
                && method.isStatic()
                && method.name.contentEquals("valueOf")
                && method.params().size() == 1;
    }

    private Value enumConstant(ClassSymbol owner, Object name) {
        for (Symbol member : owner.members().getSymbols()) {
            if (member instanceof VarSymbol constant
                    && (member.flags() & Flags.ENUM) != 0
                    && member.name.contentEquals(String.valueOf(name))) return constant(constant, owner);
        }
        return null;
    }

    private Value ofJdk(
            JCTree.JCMethodInvocation call, MethodSymbol method, Symbol site, Value receiver, List<Value> given) {
        if (isLineSeparator(method)) return new Value.Constant("\n");
        Value folded = folded(method, receiver, arguments.packed(given, method, call.varargsElement));
        if (folded != null) return folded;
        Symbol owner = jdkOwner(site, method);
        if (owner == null || !JdkCalls.allows(method, owner)) return null;
        if (method.isStatic()) {
            Value group = Factories.group(call, method, given, test);
            if (group != null) return group;
        }
        int on = method.isStatic() ? -1 : arguments.receiver(receiver);
        if (on < 0 && !method.isStatic()) return null;
        return add(
                call,
                owner,
                method,
                resultType(call, method),
                on,
                arguments.packed(given, method, call.varargsElement),
                false);
    }

    private static boolean isLineSeparator(MethodSymbol method) {
        return method.owner.flatName().contentEquals("java.lang.System") && method.name.contentEquals("lineSeparator");
    }

    /** As the type arguments tell it. */
    private String resultType(JCExpression call, MethodSymbol method) {
        String known = names.erased(call.type);
        return known != null ? known : names.erased(method.erasure(test.types).getReturnType());
    }

    /** The receiver's class if it is the JDK's, else the declaring one; an interface has no methods of Object. */
    private Symbol jdkOwner(Symbol site, MethodSymbol method) {
        boolean isOfObject = method.owner.flatName().contentEquals("java.lang.Object");
        if (names.isJdk(site) && !(isOfObject && site.isInterface())) return site;
        return names.isJdk(method.owner) ? method.owner : null;
    }

    /** The value itself, of a call on constants. */
    private Value folded(MethodSymbol method, Value receiver, List<Value> given) {
        if (!method.isStatic() && !(receiver instanceof Value.Constant constant && constant.value() != null))
            return null;
        var constants = new ArrayList<Object>();
        for (Value value : given) {
            Object known = value instanceof Value.Constant constant
                    ? constant.value()
                    : value instanceof Value.Result result ? PureCalls.charset(test.trace.get(result.call())) : null;
            if (known == null && !(value instanceof Value.Constant)) return null;
            constants.add(known);
        }
        return PureCalls.call(
                method, method.isStatic() ? null : ((Value.Constant) receiver).value(), constants, test.types, names);
    }

    Value creation(JCTree.JCNewClass creation) {
        Value around = creation.getEnclosingExpression() == null ? null : test.value(creation.getEnclosingExpression());
        List<Value> given = values(creation.getArguments());
        if (creation.getClassBody() != null
                || !(creation.constructor instanceof MethodSymbol constructor)
                || !constructor.exists()) return null;
        ClassSymbol owner = constructor.owner instanceof ClassSymbol type ? type : null;
        if (owner == null || (constructor.flags() & Flags.PUBLIC) == 0 || (owner.flags() & Flags.ABSTRACT) != 0)
            return null;
        boolean ofProgram = names.isProgram(owner) && TypeNames.isOpen(owner);
        if (!ofProgram && !(names.isJdk(owner) && JdkCalls.allows(constructor, owner))) return null;
        List<Value> packed = arguments.packed(given, constructor, creation.varargsElement);
        if (owner.flatName().contentEquals("java.lang.String")
                && packed.size() == 1
                && packed.get(0) instanceof Value.Constant text) return text;
        if (TypeNames.isInner(constructor)) packed.add(0, around);
        return add(creation, owner, constructor, owner.flatName().toString(), -1, packed, ofProgram);
    }

    /** Null if something is not known. */
    private Value add(
            JCTree tree, Symbol owner, MethodSymbol method, String type, int on, List<Value> given, boolean ofProgram) {
        List<Type> parameters = new ArrayList<>(names.parameters(method));
        if (TypeNames.isInner(method)) parameters.add(0, method.owner.owner.type);
        String member = names.element(owner.flatName().toString(), method);
        List<Argument> passed = arguments.of(given, parameters);
        if (member == null || type == null || passed == null) return null;
        int call = test.trace.add(new Trace.Call(owner.flatName().toString(), member, type, on, passed, ofProgram));
        if (call < 0) return null;
        if (ofProgram) test.translated.add(tree);
        return type.equals("void") ? null : new Value.Result(call);
    }

    /** A static field that is no constant of the compiler's. */
    Value constant(VarSymbol field, Symbol site) {
        String type = names.erased(field.type);
        Symbol owner = names.isProgram(field.owner)
                ? names.ownerOf(site, field)
                : names.isJdk(field.owner) ? field.owner : null;
        if (owner == null || type == null || (field.flags() & Flags.PUBLIC) == 0) return null;
        String name = owner.flatName().toString();
        if (name.equals("java.lang.System") && field.name.contentEquals("out"))
            return new Value.Written(new Argument.Text("java.io.PrintStream", "System.out"));
        if (!names.isProgram(owner) && !JdkCalls.allows(owner) && (field.flags() & Flags.ENUM) == 0) return null;
        int call = test.trace.add(new Trace.Call(name, name + '#' + field.name, type, -1, List.of(), false));
        return call < 0 ? null : new Value.Result(call);
    }

    /** A text that is put together of what calls returned. */
    Value concatenation(Value first, Value second) {
        Type text = test.symbols.stringType;
        List<Argument> parts = arguments.of(List.of(first, second), List.of(text, text));
        if (parts == null) return null;
        var passed = List.of(
                new Argument.Text("java.lang.String", "\"\""),
                new Argument.Elements("[Ljava.lang.CharSequence;", parts));
        return jdk(
                "java.lang.String",
                "join(java.lang.CharSequence,java.lang.CharSequence[])",
                "java.lang.String",
                -1,
                passed);
    }

    /** An element of an array that a call returned. */
    Value elementOf(Value.Result array, Value index, Type type) {
        List<Argument> at = arguments.of(List.of(index), List.of(test.symbols.intType));
        String element = names.erased(type);
        if (at == null || element == null) return null;
        Value list = jdk(
                "java.util.Arrays",
                "asList(java.lang.Object[])",
                "java.util.List",
                -1,
                List.of(new Argument.Variable(array.call())));
        return list instanceof Value.Result result
                ? jdk("java.util.List", "get(int)", element, result.call(), at)
                : null;
    }

    /** The first element of something that can be iterated. */
    Value next(Value.Result collection, MethodSymbol iterator, Symbol site, Type type) {
        boolean ofProgram = names.isProgram(iterator.owner);
        Symbol owner = ofProgram ? names.ownerOf(site, iterator) : jdkOwner(site, iterator);
        String element = names.erased(type);
        if (owner == null || element == null) return null;
        String name = owner.flatName().toString();
        int call = test.trace.add(new Trace.Call(
                name,
                name + "#iterator()",
                names.erased(iterator.erasure(test.types).getReturnType()),
                collection.call(),
                List.of(),
                ofProgram));
        return call < 0 ? null : jdk("java.util.Iterator", "next()", element, call, List.of());
    }

    private Value jdk(String owner, String member, String type, int on, List<? extends Argument> passed) {
        int call = test.trace.add(new Trace.Call(owner, owner + '#' + member, type, on, List.copyOf(passed), false));
        return call < 0 ? null : new Value.Result(call);
    }

    /** A method of the tests, if it is called on the test itself. */
    private Value own(JCTree.JCMethodInvocation call, MethodSymbol method) {
        JCExpression target = call.getMethodSelect();
        boolean onItself = !(target instanceof JCTree.JCFieldAccess access)
                || TreeInfo.name(access.getExpression()).contentEquals("this")
                || TreeInfo.name(access.getExpression()).contentEquals("super");
        List<Value> given = arguments.packed(values(call.getArguments()), method, call.varargsElement);
        if (!onItself && !method.isStatic()) {
            test.value(((JCTree.JCFieldAccess) target).getExpression());
            return null;
        }
        return test.inline(method, given);
    }

    /** An assertion or a call of a library: its arguments are evaluated, lambdas included. */
    private Value foreign(JCTree.JCMethodInvocation call) {
        int from = test.trace.size();
        if (call.getMethodSelect() instanceof JCTree.JCFieldAccess access) test.value(access.getExpression());
        for (JCExpression argument : call.getArguments())
            if (!(argument instanceof JCTree.JCLambda) && !(argument instanceof JCTree.JCMemberReference))
                test.value(argument);
        lambdaBodies(call.getArguments());
        String name = String.valueOf(TreeInfo.name(call.getMethodSelect()));
        if (name.matches(
                "assertThrows.*|assertThatThrownBy|expectThrows|assertThatExceptionOfType|isThrownBy|catchThrowable.*"))
            test.trace.expectException(from);
        if (name.equals("fail")) test.trace.expectException(0);
        return null;
    }

    private void lambdaBodies(List<JCExpression> arguments) {
        for (JCExpression argument : arguments) {
            if (argument instanceof JCTree.JCLambda lambda) test.body(lambda.body);
            else if (argument instanceof JCTree.JCMemberReference reference) referenced(reference);
        }
    }

    /** {@code parser::close}, called where it stands. */
    private void referenced(JCTree.JCMemberReference reference) {
        if (!(reference.sym instanceof MethodSymbol method)
                || !method.exists()
                || !method.params().isEmpty()
                || method.isStatic()
                || method.isConstructor()
                || !names.isProgram(method.owner)) return;
        ClassSymbol owner = names.ownerOf(names.classOf(reference.getQualifierExpression().type), method);
        int on = arguments.receiver(test.value(reference.getQualifierExpression()));
        if (owner == null || on < 0 || (method.flags() & Flags.PUBLIC) == 0) return;
        add(reference, owner, method, names.erased(method.erasure(test.types).getReturnType()), on, List.of(), true);
    }

    private List<Value> values(List<JCExpression> expressions) {
        var values = new ArrayList<Value>();
        for (JCExpression expression : expressions) values.add(test.value(expression));
        return values;
    }
}
