package assay.eclipse.refactorings;

import assay.worker.engine.Refused;
import assay.worker.engine.Unusable;
import java.util.List;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.refactoring.descriptors.IntroduceParameterObjectDescriptor;
import org.eclipse.jdt.internal.corext.refactoring.RefactoringAvailabilityTesterCore;
import org.eclipse.jdt.internal.corext.refactoring.code.IntroduceFactoryRefactoring;
import org.eclipse.jdt.internal.corext.refactoring.code.IntroduceIndirectionRefactoring;
import org.eclipse.jdt.internal.corext.refactoring.code.IntroduceParameterRefactoring;
import org.eclipse.jdt.internal.corext.refactoring.structure.IntroduceParameterObjectProcessor;
import org.eclipse.ltk.core.refactoring.Refactoring;
import org.eclipse.ltk.core.refactoring.participants.ProcessorBasedRefactoring;

/** Something new stands between two that were direct. */
final class Introduce {

    static final List<Kind> KINDS = List.of(
            Kind.of("introduce-parameter", "name", Introduce::parameter),
            Kind.of("introduce-parameter-object", "name", Introduce::parameterObject),
            Kind.of("introduce-indirection", "name", Introduce::indirection),
            Kind.of("introduce-factory", "name", Introduce::factory));

    /** For the selected expression. */
    private static Refactoring parameter(Request request) throws CoreException {
        var refactoring = new IntroduceParameterRefactoring(request.unit(), request.start(), request.length());
        if (!request.opens(refactoring)) return refactoring;
        refactoring.setParameterName(request.parameter("name"));
        refactoring.setDelegateUpdating(false);
        return refactoring;
    }

    /** For all parameters; a class of its own. */
    private static Refactoring parameterObject(Request request) throws CoreException, Refused, Unusable {
        IMethod method = request.element(IMethod.class, "method");
        request.available(RefactoringAvailabilityTesterCore.isChangeSignatureAvailable(method));
        var descriptor = new IntroduceParameterObjectDescriptor();
        descriptor.setMethod(method);
        descriptor.setClassName(request.parameter("name"));
        descriptor.setParameterName("parameterObject");
        descriptor.setPackageName(method.getDeclaringType().getPackageFragment().getElementName());
        descriptor.setTopLevel(true);
        descriptor.setGetters(false);
        descriptor.setSetters(false);
        return request.opened(new ProcessorBasedRefactoring(new IntroduceParameterObjectProcessor(descriptor)));
    }

    /** In the class where the method is named; all calls go through it. */
    private static Refactoring indirection(Request request) throws CoreException, Refused, Unusable {
        request.available(RefactoringAvailabilityTesterCore.isIntroduceIndirectionAvailable(
                request.element(IMethod.class, "method")));
        var refactoring = new IntroduceIndirectionRefactoring(request.unit(), request.start(), request.length());
        if (!request.opens(refactoring)) return refactoring;
        request.accepts(refactoring.setIntermediaryMethodName(request.parameter("name")));
        refactoring.setEnableUpdateReferences(refactoring.canEnableUpdateReferences());
        return refactoring;
    }

    /** The constructor becomes private, or protected; one that isn't written down or is a record's own can't. */
    private static Refactoring factory(Request request) throws CoreException {
        var refactoring = new IntroduceFactoryRefactoring(request.unit(), request.start(), request.length());
        if (!request.opens(refactoring)) return refactoring;
        request.accepts(refactoring.setNewMethodName(request.parameter("name")));
        refactoring.setProtectConstructor(refactoring.canProtectConstructor());
        return refactoring;
    }

    private Introduce() {}
}
