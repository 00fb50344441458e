package assay.eclipse.refactorings;

import assay.worker.engine.Refused;
import assay.worker.engine.Unusable;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.core.IMember;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.core.refactoring.descriptors.ExtractClassDescriptor;
import org.eclipse.jdt.internal.corext.refactoring.RefactoringAvailabilityTesterCore;
import org.eclipse.jdt.internal.corext.refactoring.code.ExtractConstantRefactoring;
import org.eclipse.jdt.internal.corext.refactoring.code.ExtractMethodRefactoring;
import org.eclipse.jdt.internal.corext.refactoring.code.ExtractTempRefactoring;
import org.eclipse.jdt.internal.corext.refactoring.structure.ExtractClassRefactoring;
import org.eclipse.jdt.internal.corext.refactoring.structure.ExtractClassRefactoring.ExtractClassDescriptorVerification;
import org.eclipse.jdt.internal.corext.refactoring.structure.ExtractInterfaceProcessor;
import org.eclipse.jdt.internal.corext.refactoring.structure.ExtractSupertypeProcessor;
import org.eclipse.ltk.core.refactoring.Refactoring;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;
import org.eclipse.ltk.core.refactoring.participants.ProcessorBasedRefactoring;

/** A part becomes a thing of its own: selected code, or members of a class. */
final class Extract {

    static final List<Kind> KINDS = List.of(
            Kind.of("extract-method", "name", Extract::method),
            Kind.of("extract-local", "name", Extract::local),
            Kind.of("extract-constant", "name", Extract::constant),
            Kind.of("extract-interface", "name", Extract::toInterface),
            Kind.of("extract-superclass", "name", Extract::toSuperclass),
            Kind.of("extract-class", "name", Extract::toClass));

    /** Private, in an interface public; other places with the same code call it too, unless that is a mere literal. */
    private static Refactoring method(Request request) throws CoreException {
        var refactoring = new ExtractMethodRefactoring(request.unit(), request.start(), request.length());
        if (!request.opens(refactoring)) return refactoring;
        refactoring.setMethodName(request.parameter("name"));
        if (refactoring.isDestinationInterface()) refactoring.setVisibility(Modifier.PUBLIC);
        refactoring.setGenerateJavadoc(false);
        return refactoring;
    }

    private static Refactoring local(Request request) throws CoreException {
        var refactoring = new ExtractTempRefactoring(request.unit(), request.start(), request.length());
        if (!request.opens(refactoring)) return refactoring;
        refactoring.setTempName(request.parameter("name"));
        refactoring.setReplaceAllOccurrences(true);
        refactoring.setDeclareFinal(false);
        request.accepts(refactoring.checkTempName(request.parameter("name")));
        return refactoring;
    }

    /** As visible as the first conditions have found out: private, in an interface public. A mere literal is replaced where it is selected only. */
    private static Refactoring constant(Request request) throws CoreException {
        var refactoring = new ExtractConstantRefactoring(request.unit(), request.start(), request.length());
        if (!request.opens(refactoring)) return refactoring;
        refactoring.setConstantName(request.parameter("name"));
        request.accepts(refactoring.checkConstantNameOnChange());
        return refactoring;
    }

    /** With all that can be in one, whereas the dialog has none ticked; used wherever it will do. */
    private static Refactoring toInterface(Request request) throws CoreException, Refused, Unusable {
        IType type = request.element(IType.class, "class");
        request.available(RefactoringAvailabilityTesterCore.isExtractInterfaceAvailable(type));
        var processor = new ExtractInterfaceProcessor(type, Request.codeGeneration());
        var refactoring = new ProcessorBasedRefactoring(processor);
        if (!request.opens(refactoring)) return refactoring;
        String name = request.parameter("name");
        processor.setTypeName(name);
        if (!request.accepts(processor.checkTypeName(name))) return refactoring;
        processor.setExtractedMembers(processor.getExtractableMembers());
        processor.setReplace(true);
        processor.setComments(false);
        processor.setAnnotations(true);
        return refactoring;
    }

    /** With one member. The processor works on copies of the classes, and wants the member of the copy. */
    private static Refactoring toSuperclass(Request request) throws CoreException, Refused, Unusable {
        IMember member = request.element(IMember.class, "member");
        IMember[] members = {member};
        request.available(RefactoringAvailabilityTesterCore.isExtractSupertypeAvailable(members));
        var processor = new ExtractSupertypeProcessor(members, Request.codeGeneration());
        var refactoring = new ProcessorBasedRefactoring(processor);
        if (!request.opens(refactoring)) return refactoring;
        String name = request.parameter("name");
        processor.setTypeName(name);
        // The last conditions say it again, unless they don't get to it.
        RefactoringStatus named = processor.checkExtractedCompilationUnit();
        if (named.hasFatalError()) {
            request.accepts(named);
            return refactoring;
        }
        processor.setTypesToExtract(new IType[] {processor.getDeclaringType()});
        IMember[] copies = Stream.of(processor.getPullableMembersOfDeclaringType())
                .filter(copy -> isCopy(copy, member))
                .toArray(IMember[]::new);
        processor.setMembersToMove(copies);
        processor.setReplace(true);
        request.status().merge(processor.createWorkingCopyLayer(new NullProgressMonitor()));
        processor.setDestinationType(processor.computeExtractedType(name));
        processor.setDeletedMethods(
                Stream.of(copies).filter(IMethod.class::isInstance).toArray(IMethod[]::new));
        return refactoring;
    }

    private static boolean isCopy(IMember copy, IMember member) {
        return copy.getElementType() == member.getElementType()
                && copy.getPrimaryElement().equals(member.getPrimaryElement());
    }

    /** With all fields that can go there; a class of its own, without getters and setters. */
    private static Refactoring toClass(Request request) throws CoreException, Refused, Unusable {
        IType type = request.element(IType.class, "class");
        request.available(RefactoringAvailabilityTesterCore.isExtractClassAvailable(type));
        var descriptor = new ExtractClassDescriptor();
        descriptor.setType(type);
        descriptor.setClassName(request.parameter("name"));
        descriptor.setFieldName("data");
        descriptor.setPackage(type.getPackageFragment().getElementName());
        descriptor.setFields(ExtractClassDescriptor.getFields(type));
        descriptor.setCreateTopLevel(true);
        descriptor.setCreateGetterSetter(false);
        var refactoring = new ExtractClassRefactoring(descriptor);
        RefactoringStatus named =
                refactoring.getAdapter(ExtractClassDescriptorVerification.class).validateAll();
        if (named.hasFatalError()) request.accepts(named);
        else request.opens(refactoring);
        return refactoring;
    }

    private Extract() {}
}
