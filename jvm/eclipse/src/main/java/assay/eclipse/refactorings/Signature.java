package assay.eclipse.refactorings;

import assay.worker.engine.Refused;
import assay.worker.engine.Unusable;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.core.IField;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.internal.corext.refactoring.ParameterInfo;
import org.eclipse.jdt.internal.corext.refactoring.RefactoringAvailabilityTesterCore;
import org.eclipse.jdt.internal.corext.refactoring.rename.MethodChecks;
import org.eclipse.jdt.internal.corext.refactoring.sef.SelfEncapsulateFieldRefactoring;
import org.eclipse.jdt.internal.corext.refactoring.structure.ChangeSignatureProcessor;
import org.eclipse.ltk.core.refactoring.Refactoring;
import org.eclipse.ltk.core.refactoring.participants.ProcessorBasedRefactoring;

/** How a member is used by others. */
final class Signature {

    static final List<Kind> KINDS = List.of(
            Kind.of("encapsulate-field", "getter? setter?", Signature::encapsulate),
            Kind.of("add-parameter", "type name default index?", Signature::addParameter),
            Kind.of("change-method-signature", "name? returnType? visibility? parameters?", Signature::change));

    /** Getter and setter as visible as the field was, after the last method, used by the class itself too. */
    private static Refactoring encapsulate(Request request) throws CoreException, Refused, Unusable {
        IField field = request.element(IField.class, "field");
        request.available(RefactoringAvailabilityTesterCore.isSelfEncapsulateAvailable(field));
        var refactoring = new SelfEncapsulateFieldRefactoring(field);
        if (!request.opens(refactoring)) return refactoring;
        refactoring.setGetterName(request.parameter("getter", refactoring.getGetterName()));
        refactoring.setSetterName(request.parameter("setter", refactoring.getSetterName()));
        refactoring.setInsertionIndex(field.getDeclaringType().getMethods().length - 1);
        refactoring.setEncapsulateDeclaringClass(true);
        refactoring.setGenerateJavadoc(false);
        return refactoring;
    }

    private static Refactoring addParameter(Request request) throws CoreException, Refused, Unusable {
        ChangeSignatureProcessor processor = processor(request);
        var refactoring = new ProcessorBasedRefactoring(processor);
        if (!request.opens(refactoring)) return refactoring;
        List<ParameterInfo> parameters = processor.getParameterInfos();
        parameters.add(
                index(request, parameters.size()),
                ParameterInfo.createInfoForAddedParameter(
                        request.parameter("type"), request.parameter("name"), request.parameter("default")));
        return refactoring;
    }

    /** The parameters are named, in their new order; who is not named goes. */
    private static Refactoring change(Request request) throws CoreException, Refused, Unusable {
        ChangeSignatureProcessor processor = processor(request);
        var refactoring = new ProcessorBasedRefactoring(processor);
        if (!request.opens(refactoring)) return refactoring;
        processor.setNewMethodName(request.parameter("name", processor.getMethodName()));
        if (request.has("returnType")) processor.setNewReturnTypeName(request.parameter("returnType"));
        if (request.has("visibility")) processor.setVisibility(visibility(request.parameter("visibility")));
        if (request.has("parameters"))
            reorder(
                    processor.getParameterInfos(),
                    List.of(request.parameter("parameters").trim().split("\\s*,\\s*")));
        return refactoring;
    }

    private static ChangeSignatureProcessor processor(Request request) throws CoreException, Refused, Unusable {
        IMethod method = topmost(request.element(IMethod.class, "method"));
        request.available(RefactoringAvailabilityTesterCore.isChangeSignatureAvailable(method));
        var processor = new ChangeSignatureProcessor(method);
        processor.setDelegateUpdating(false);
        return processor;
    }

    private static int visibility(String word) throws Unusable {
        return switch (word) {
            case "public" -> Modifier.PUBLIC;
            case "protected" -> Modifier.PROTECTED;
            case "package" -> Modifier.NONE;
            case "private" -> Modifier.PRIVATE;
            default -> throw new Unusable("visibility is " + word + "; give public, protected, package or private");
        };
    }

    private static void reorder(List<ParameterInfo> parameters, List<String> names) throws Unusable {
        List<String> known = parameters.stream().map(ParameterInfo::getOldName).toList();
        for (String name : names)
            if (!name.isEmpty() && !known.contains(name))
                throw new Unusable("the method has no parameter " + name
                        + (known.isEmpty() ? "" : "; it has " + String.join(", ", known)));
        if (Set.copyOf(names).size() < names.size())
            throw new Unusable("parameters is " + String.join(", ", names) + "; name each once");
        for (ParameterInfo parameter : parameters)
            if (!names.contains(parameter.getOldName())) parameter.markAsDeleted();
        parameters.sort(Comparator.comparing(
                parameter -> parameter.isDeleted() ? names.size() : names.indexOf(parameter.getOldName())));
    }

    private static int index(Request request, int last) throws Unusable {
        String text = request.parameter("index", Integer.toString(last));
        if (!text.matches("\\d{1,3}") || Integer.parseInt(text) > last)
            throw new Unusable("index is " + text + "; the new parameter can stand at 0 to " + last);
        return Integer.parseInt(text);
    }

    /** The dialog goes to the method that this one overrides, if it overrides one. */
    private static IMethod topmost(IMethod method) throws CoreException {
        if (!MethodChecks.isVirtual(method)) return method;
        var hierarchy = method.getDeclaringType().newTypeHierarchy(new NullProgressMonitor());
        IMethod topmost = MethodChecks.getTopmostMethod(method, hierarchy, new NullProgressMonitor());
        return topmost == null || topmost.isBinary() ? method : topmost;
    }

    private Signature() {}
}
