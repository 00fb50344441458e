/**
 * Types of the JDK that a program may extend or implement: those directly above each (without `Object`, `Serializable`, `Cloneable` and
 * `RandomAccess`), and of interfaces and abstract classes the names of the methods that they declare. So it can be told that an
 * object of the program is no `ArrayList`, although it is a `List`, and that no library calls its `lastIndexOf` if it is only a
 * `CharSequence`. As of JDK 25, by reflection; an older one has fewer.
 */
const types: Readonly<Record<string, string>> = {
  'java/lang': `
    AbstractMethodError<IncompatibleClassChangeError: Appendable:append ArithmeticException<RuntimeException:
    ArrayIndexOutOfBoundsException<IndexOutOfBoundsException: ArrayStoreException<RuntimeException: AssertionError<Error:
    AutoCloseable:close BootstrapMethodError<LinkageError:
    CharSequence:charAt,chars,codePoints,getChars,isEmpty,length,subSequence,toString Character$Subset
    ClassCastException<RuntimeException: ClassCircularityError<LinkageError: ClassFormatError<LinkageError:
    ClassLoader:clearAssertionStatus,definePackage,findClass,findLibrary,findResource,findResources,getClassLoadingLock,getName,getPackage,getPackages,getResource,getResourceAsStream,getResources,loadClass,resources,setClassAssertionStatus,setDefaultAssertionStatus,setPackageAssertionStatus
    ClassNotFoundException<ReflectiveOperationException: ClassValue:computeValue,get,remove
    CloneNotSupportedException<Exception: Cloneable: Comparable:compareTo Enum<java/lang/constant/Constable<Comparable:toString
    EnumConstantNotPresentException<RuntimeException: Error<Throwable: Exception<Throwable:
    ExceptionInInitializerError<LinkageError: IllegalAccessError<IncompatibleClassChangeError:
    IllegalAccessException<ReflectiveOperationException: IllegalArgumentException<RuntimeException:
    IllegalCallerException<RuntimeException: IllegalMonitorStateException<RuntimeException:
    IllegalStateException<RuntimeException: IllegalThreadStateException<IllegalArgumentException:
    IncompatibleClassChangeError<LinkageError: IndexOutOfBoundsException<RuntimeException: InheritableThreadLocal<ThreadLocal
    InstantiationError<IncompatibleClassChangeError: InstantiationException<ReflectiveOperationException:
    InternalError<VirtualMachineError: InterruptedException<Exception: Iterable:forEach,iterator,spliterator
    LayerInstantiationException<RuntimeException: LinkageError<Error: NegativeArraySizeException<RuntimeException:
    NoClassDefFoundError<LinkageError: NoSuchFieldError<IncompatibleClassChangeError:
    NoSuchFieldException<ReflectiveOperationException: NoSuchMethodError<IncompatibleClassChangeError:
    NoSuchMethodException<ReflectiveOperationException: NullPointerException<RuntimeException:
    Number:byteValue,doubleValue,floatValue,intValue,longValue,shortValue NumberFormatException<IllegalArgumentException:
    Object:clone,equals,finalize,hashCode,toString OutOfMemoryError<VirtualMachineError:
    Process:children,descendants,destroy,destroyForcibly,exitValue,getErrorStream,getInputStream,getOutputStream,info,isAlive,onExit,pid,supportsNormalTermination,toHandle,waitFor
    ProcessHandle<Comparable:children,compareTo,descendants,destroy,destroyForcibly,equals,hashCode,info,isAlive,onExit,parent,pid,supportsNormalTermination
    ProcessHandle$Info:arguments,command,commandLine,startInstant,totalCpuDuration,user Readable:read
    Record:equals,hashCode,toString ReflectiveOperationException<Exception: Runnable:run RuntimeException<Exception:
    ScopedValue$CallableOp:call SecurityException<RuntimeException: SecurityManager StackOverflowError<VirtualMachineError:
    StackWalker$StackFrame:getByteCodeIndex,getClassName,getDeclaringClass,getDescriptor,getFileName,getLineNumber,getMethodName,getMethodType,isNativeMethod,toStackTraceElement
    StringIndexOutOfBoundsException<IndexOutOfBoundsException: System$Logger:getName,isLoggable,log
    System$LoggerFinder:getLocalizedLogger,getLogger Thread<Runnable Thread$UncaughtExceptionHandler:uncaughtException
    ThreadDeath<Error: ThreadGroup<Thread$UncaughtExceptionHandler ThreadLocal
    Throwable:fillInStackTrace,getCause,getLocalizedMessage,getMessage,getStackTrace,initCause,printStackTrace,setStackTrace,toString
    TypeNotPresentException<RuntimeException: UnknownError<VirtualMachineError: UnsatisfiedLinkError<LinkageError:
    UnsupportedClassVersionError<ClassFormatError: UnsupportedOperationException<RuntimeException: VerifyError<LinkageError:
    VirtualMachineError<Error:`,
  'java/util': `
    AbstractCollection<Collection:add,addAll,clear,contains,containsAll,isEmpty,iterator,remove,removeAll,retainAll,size,toArray,toString
    AbstractList<AbstractCollection<List:add,addAll,clear,equals,get,hashCode,indexOf,iterator,lastIndexOf,listIterator,remove,removeRange,set,subList
    AbstractMap<Map:clear,clone,containsKey,containsValue,entrySet,equals,get,hashCode,isEmpty,keySet,put,putAll,remove,size,toString,values
    AbstractMap$SimpleEntry<Map$Entry AbstractMap$SimpleImmutableEntry<Map$Entry
    AbstractQueue<AbstractCollection<Queue:add,addAll,clear,element,remove
    AbstractSequentialList<AbstractList:add,addAll,get,iterator,listIterator,remove,set
    AbstractSet<AbstractCollection<Set:equals,hashCode,removeAll ArrayDeque<AbstractCollection<Deque ArrayList<AbstractList<List
    BitSet
    Calendar<java/lang/Comparable:add,after,before,clone,compareTo,complete,computeFields,computeTime,equals,get,getActualMaximum,getActualMinimum,getCalendarType,getDisplayName,getDisplayNames,getFirstDayOfWeek,getGreatestMinimum,getLeastMaximum,getMaximum,getMinimalDaysInFirstWeek,getMinimum,getTimeInMillis,getTimeZone,getWeekYear,getWeeksInWeekYear,hashCode,isLenient,isWeekDateSupported,roll,set,setFirstDayOfWeek,setLenient,setMinimalDaysInFirstWeek,setTimeInMillis,setTimeZone,setWeekDate,toString
    Calendar$Builder
    Collection<java/lang/Iterable:add,addAll,clear,contains,containsAll,equals,hashCode,isEmpty,iterator,parallelStream,remove,removeAll,removeIf,retainAll,size,spliterator,stream,toArray
    Comparator:compare,equals,reversed,thenComparing,thenComparingDouble,thenComparingInt,thenComparingLong
    ConcurrentModificationException<java/lang/RuntimeException: Date<java/lang/Comparable
    Deque<Queue<SequencedCollection:add,addAll,addFirst,addLast,contains,descendingIterator,element,getFirst,getLast,iterator,offer,offerFirst,offerLast,peek,peekFirst,peekLast,poll,pollFirst,pollLast,pop,push,remove,removeFirst,removeFirstOccurrence,removeLast,removeLastOccurrence,reversed,size
    Dictionary:elements,get,isEmpty,keys,put,remove,size DoubleSummaryStatistics<java/util/function/DoubleConsumer
    DuplicateFormatFlagsException<IllegalFormatException: EmptyStackException<java/lang/RuntimeException: EnumMap<AbstractMap
    Enumeration:asIterator,hasMoreElements,nextElement EventListener: EventListenerProxy<EventListener:getListener EventObject
    FormatFlagsConversionMismatchException<IllegalFormatException: Formattable:formatTo
    FormatterClosedException<java/lang/IllegalStateException: GregorianCalendar<Calendar HashMap<AbstractMap<Map
    HashSet<AbstractSet<Set Hashtable<Dictionary<Map IdentityHashMap<AbstractMap<Map
    IllegalFormatCodePointException<IllegalFormatException: IllegalFormatConversionException<IllegalFormatException:
    IllegalFormatFlagsException<IllegalFormatException: IllegalFormatPrecisionException<IllegalFormatException:
    IllegalFormatWidthException<IllegalFormatException: IllformedLocaleException<java/lang/RuntimeException:
    InputMismatchException<NoSuchElementException: IntSummaryStatistics<java/util/function/IntConsumer
    InvalidPropertiesFormatException<java/io/IOException: Iterator:forEachRemaining,hasNext,next,remove
    LinkedHashMap<HashMap<SequencedMap LinkedHashSet<HashSet<SequencedSet LinkedList<AbstractSequentialList<List<Deque
    List<SequencedCollection:add,addAll,addFirst,addLast,clear,contains,containsAll,equals,get,getFirst,getLast,hashCode,indexOf,isEmpty,iterator,lastIndexOf,listIterator,remove,removeAll,removeFirst,removeLast,replaceAll,retainAll,reversed,set,size,sort,spliterator,subList,toArray
    ListIterator<Iterator:add,hasNext,hasPrevious,next,nextIndex,previous,previousIndex,remove,set
    ListResourceBundle<ResourceBundle:getContents,getKeys,handleKeySet
    LongSummaryStatistics<java/util/function/LongConsumer<java/util/function/IntConsumer
    Map:clear,compute,computeIfAbsent,computeIfPresent,containsKey,containsValue,entrySet,equals,forEach,get,getOrDefault,hashCode,isEmpty,keySet,merge,put,putAll,putIfAbsent,remove,replace,replaceAll,size,values
    Map$Entry:equals,getKey,getValue,hashCode,setValue MissingFormatArgumentException<IllegalFormatException:
    MissingFormatWidthException<IllegalFormatException: MissingResourceException<java/lang/RuntimeException:
    NavigableMap<SortedMap:ceilingEntry,ceilingKey,descendingKeySet,descendingMap,firstEntry,floorEntry,floorKey,headMap,higherEntry,higherKey,lastEntry,lowerEntry,lowerKey,navigableKeySet,pollFirstEntry,pollLastEntry,reversed,subMap,tailMap
    NavigableSet<SortedSet:ceiling,descendingIterator,descendingSet,floor,headSet,higher,iterator,lower,pollFirst,pollLast,removeFirst,removeLast,reversed,subSet,tailSet
    NoSuchElementException<java/lang/RuntimeException: Observable Observer:update PrimitiveIterator<Iterator:forEachRemaining
    PrimitiveIterator$OfDouble<PrimitiveIterator:forEachRemaining,next,nextDouble
    PrimitiveIterator$OfInt<PrimitiveIterator:forEachRemaining,next,nextInt
    PrimitiveIterator$OfLong<PrimitiveIterator:forEachRemaining,next,nextLong PriorityQueue<AbstractQueue Properties<Hashtable
    PropertyResourceBundle<ResourceBundle Queue<Collection:add,element,offer,peek,poll,remove
    Random<java/util/random/RandomGenerator RandomAccess:
    ResourceBundle:containsKey,getBaseBundleName,getKeys,getLocale,handleGetObject,handleKeySet,keySet,setParent
    ResourceBundle$Control SequencedCollection<Collection:addFirst,addLast,getFirst,getLast,removeFirst,removeLast,reversed
    SequencedMap<Map:firstEntry,lastEntry,pollFirstEntry,pollLastEntry,putFirst,putLast,reversed,sequencedEntrySet,sequencedKeySet,sequencedValues
    SequencedSet<SequencedCollection<Set:reversed ServiceConfigurationError<java/lang/Error:
    ServiceLoader$Provider<java/util/function/Supplier:get,type
    Set<Collection:add,addAll,clear,contains,containsAll,equals,hashCode,isEmpty,iterator,remove,removeAll,retainAll,size,spliterator,toArray
    SimpleTimeZone<TimeZone
    SortedMap<SequencedMap:comparator,entrySet,firstKey,headMap,keySet,lastKey,putFirst,putLast,reversed,subMap,tailMap,values
    SortedSet<Set<SequencedSet:addFirst,addLast,comparator,first,getFirst,getLast,headSet,last,removeFirst,removeLast,reversed,spliterator,subSet,tailSet
    Spliterator:characteristics,estimateSize,forEachRemaining,getComparator,getExactSizeIfKnown,hasCharacteristics,tryAdvance,trySplit
    Spliterator$OfDouble<Spliterator$OfPrimitive:forEachRemaining,tryAdvance,trySplit
    Spliterator$OfInt<Spliterator$OfPrimitive:forEachRemaining,tryAdvance,trySplit
    Spliterator$OfLong<Spliterator$OfPrimitive:forEachRemaining,tryAdvance,trySplit
    Spliterator$OfPrimitive<Spliterator:forEachRemaining,tryAdvance,trySplit
    Spliterators$AbstractDoubleSpliterator<Spliterator$OfDouble:characteristics,estimateSize,trySplit
    Spliterators$AbstractIntSpliterator<Spliterator$OfInt:characteristics,estimateSize,trySplit
    Spliterators$AbstractLongSpliterator<Spliterator$OfLong:characteristics,estimateSize,trySplit
    Spliterators$AbstractSpliterator<Spliterator:characteristics,estimateSize,trySplit Stack<Vector StringTokenizer<Enumeration
    TimeZone:clone,getDSTSavings,getDisplayName,getID,getOffset,getRawOffset,hasSameRules,inDaylightTime,observesDaylightTime,setID,setRawOffset,toZoneId,useDaylightTime
    Timer TimerTask<java/lang/Runnable:cancel,run,scheduledExecutionTime TooManyListenersException<java/lang/Exception:
    TreeMap<AbstractMap<NavigableMap TreeSet<AbstractSet<NavigableSet UnknownFormatConversionException<IllegalFormatException:
    UnknownFormatFlagsException<IllegalFormatException: Vector<AbstractList<List WeakHashMap<AbstractMap<Map`,
  'java/util/function': `
    BiConsumer:accept,andThen BiFunction:andThen,apply BiPredicate:and,negate,or,test BinaryOperator<BiFunction:
    BooleanSupplier:getAsBoolean Consumer:accept,andThen DoubleBinaryOperator:applyAsDouble DoubleConsumer:accept,andThen
    DoubleFunction:apply DoublePredicate:and,negate,or,test DoubleSupplier:getAsDouble DoubleToIntFunction:applyAsInt
    DoubleToLongFunction:applyAsLong DoubleUnaryOperator:andThen,applyAsDouble,compose Function:andThen,apply,compose
    IntBinaryOperator:applyAsInt IntConsumer:accept,andThen IntFunction:apply IntPredicate:and,negate,or,test
    IntSupplier:getAsInt IntToDoubleFunction:applyAsDouble IntToLongFunction:applyAsLong
    IntUnaryOperator:andThen,applyAsInt,compose LongBinaryOperator:applyAsLong LongConsumer:accept,andThen LongFunction:apply
    LongPredicate:and,negate,or,test LongSupplier:getAsLong LongToDoubleFunction:applyAsDouble LongToIntFunction:applyAsInt
    LongUnaryOperator:andThen,applyAsLong,compose ObjDoubleConsumer:accept ObjIntConsumer:accept ObjLongConsumer:accept
    Predicate:and,negate,or,test Supplier:get ToDoubleBiFunction:applyAsDouble ToDoubleFunction:applyAsDouble
    ToIntBiFunction:applyAsInt ToIntFunction:applyAsInt ToLongBiFunction:applyAsLong ToLongFunction:applyAsLong
    UnaryOperator<Function:`,
  'java/util/concurrent': `
    AbstractExecutorService<ExecutorService:invokeAll,invokeAny,newTaskFor,submit
    ArrayBlockingQueue<java/util/AbstractQueue<BlockingQueue
    BlockingDeque<BlockingQueue<java/util/Deque:add,addFirst,addLast,contains,element,iterator,offer,offerFirst,offerLast,peek,poll,pollFirst,pollLast,push,put,putFirst,putLast,remove,removeFirstOccurrence,removeLastOccurrence,size,take,takeFirst,takeLast
    BlockingQueue<java/util/Queue:add,contains,drainTo,offer,poll,put,remainingCapacity,remove,take
    BrokenBarrierException<java/lang/Exception: Callable:call CancellationException<java/lang/IllegalStateException:
    CompletableFuture<Future<CompletionStage CompletableFuture$AsynchronousCompletionTask:
    CompletionException<java/lang/RuntimeException: CompletionService:poll,submit,take
    CompletionStage:acceptEither,acceptEitherAsync,applyToEither,applyToEitherAsync,exceptionally,exceptionallyAsync,exceptionallyCompose,exceptionallyComposeAsync,handle,handleAsync,runAfterBoth,runAfterBothAsync,runAfterEither,runAfterEitherAsync,thenAccept,thenAcceptAsync,thenAcceptBoth,thenAcceptBothAsync,thenApply,thenApplyAsync,thenCombine,thenCombineAsync,thenCompose,thenComposeAsync,thenRun,thenRunAsync,toCompletableFuture,whenComplete,whenCompleteAsync
    ConcurrentHashMap<java/util/AbstractMap<ConcurrentMap ConcurrentLinkedDeque<java/util/AbstractCollection<java/util/Deque
    ConcurrentLinkedQueue<java/util/AbstractQueue<java/util/Queue
    ConcurrentMap<java/util/Map:compute,computeIfAbsent,computeIfPresent,forEach,getOrDefault,merge,putIfAbsent,remove,replace,replaceAll
    ConcurrentNavigableMap<ConcurrentMap<java/util/NavigableMap:descendingKeySet,descendingMap,headMap,keySet,navigableKeySet,subMap,tailMap
    ConcurrentSkipListMap<java/util/AbstractMap<ConcurrentNavigableMap
    ConcurrentSkipListSet<java/util/AbstractSet<java/util/NavigableSet CopyOnWriteArrayList<java/util/List
    CopyOnWriteArraySet<java/util/AbstractSet CountDownLatch
    CountedCompleter<ForkJoinTask:complete,compute,getRawResult,onCompletion,onExceptionalCompletion,setRawResult CyclicBarrier
    DelayQueue<java/util/AbstractQueue<BlockingQueue Delayed<java/lang/Comparable:getDelay Exchanger
    ExecutionException<java/lang/Exception: Executor:execute ExecutorCompletionService<CompletionService
    ExecutorService<Executor<java/lang/AutoCloseable:awaitTermination,close,invokeAll,invokeAny,isShutdown,isTerminated,shutdown,shutdownNow,submit
    Flow$Processor<Flow$Subscriber<Flow$Publisher: Flow$Publisher:subscribe
    Flow$Subscriber:onComplete,onError,onNext,onSubscribe Flow$Subscription:cancel,request
    ForkJoinPool<AbstractExecutorService<ScheduledExecutorService ForkJoinPool$ForkJoinWorkerThreadFactory:newThread
    ForkJoinPool$ManagedBlocker:block,isReleasable
    ForkJoinTask<Future:cancel,complete,completeExceptionally,exceptionNow,exec,getRawResult,reinitialize,resultNow,setRawResult,state,tryUnfork
    ForkJoinWorkerThread<java/lang/Thread Future:cancel,exceptionNow,get,isCancelled,isDone,resultNow,state
    FutureTask<RunnableFuture LinkedBlockingDeque<java/util/AbstractQueue<BlockingDeque
    LinkedBlockingQueue<java/util/AbstractQueue<BlockingQueue LinkedTransferQueue<java/util/AbstractQueue<TransferQueue Phaser
    PriorityBlockingQueue<java/util/AbstractQueue<BlockingQueue RecursiveAction<ForkJoinTask:compute
    RecursiveTask<ForkJoinTask:compute RejectedExecutionException<java/lang/RuntimeException:
    RejectedExecutionHandler:rejectedExecution RunnableFuture<java/lang/Runnable<Future:run
    RunnableScheduledFuture<RunnableFuture<ScheduledFuture:isPeriodic
    ScheduledExecutorService<ExecutorService:schedule,scheduleAtFixedRate,scheduleWithFixedDelay ScheduledFuture<Delayed<Future:
    ScheduledThreadPoolExecutor<ThreadPoolExecutor<ScheduledExecutorService Semaphore
    StructuredTaskScope$Joiner:onComplete,onFork,result SubmissionPublisher<Flow$Publisher<java/lang/AutoCloseable
    SynchronousQueue<java/util/AbstractQueue<BlockingQueue ThreadFactory:newThread ThreadPoolExecutor<AbstractExecutorService
    ThreadPoolExecutor$AbortPolicy<RejectedExecutionHandler ThreadPoolExecutor$CallerRunsPolicy<RejectedExecutionHandler
    ThreadPoolExecutor$DiscardOldestPolicy<RejectedExecutionHandler ThreadPoolExecutor$DiscardPolicy<RejectedExecutionHandler
    TimeoutException<java/lang/Exception:
    TransferQueue<BlockingQueue:getWaitingConsumerCount,hasWaitingConsumer,transfer,tryTransfer`,
  'java/io': `
    BufferedInputStream<FilterInputStream BufferedOutputStream<FilterOutputStream BufferedReader<Reader BufferedWriter<Writer
    ByteArrayInputStream<InputStream ByteArrayOutputStream<OutputStream CharArrayReader<Reader CharArrayWriter<Writer
    CharConversionException<IOException: Closeable<java/lang/AutoCloseable:close
    DataInput:readBoolean,readByte,readChar,readDouble,readFloat,readFully,readInt,readLine,readLong,readShort,readUTF,readUnsignedByte,readUnsignedShort,skipBytes
    DataInputStream<FilterInputStream<DataInput
    DataOutput:write,writeBoolean,writeByte,writeBytes,writeChar,writeChars,writeDouble,writeFloat,writeInt,writeLong,writeShort,writeUTF
    DataOutputStream<FilterOutputStream<DataOutput EOFException<IOException: Externalizable:readExternal,writeExternal
    File<java/lang/Comparable FileFilter:accept FileInputStream<InputStream FileNotFoundException<IOException:
    FileOutputStream<OutputStream FileReader<InputStreamReader FileWriter<OutputStreamWriter FilenameFilter:accept
    FilterInputStream<InputStream FilterOutputStream<OutputStream
    FilterReader<Reader:close,mark,markSupported,read,ready,reset,skip FilterWriter<Writer:close,flush,write Flushable:flush
    IOError<java/lang/Error: IOException<java/lang/Exception:
    InputStream<Closeable:available,close,mark,markSupported,read,readAllBytes,readNBytes,reset,skip,skipNBytes,transferTo
    InputStreamReader<Reader InterruptedIOException<IOException: InvalidClassException<ObjectStreamException:
    InvalidObjectException<ObjectStreamException: LineNumberInputStream<FilterInputStream LineNumberReader<BufferedReader
    NotActiveException<ObjectStreamException: NotSerializableException<ObjectStreamException:
    ObjectInput<DataInput<java/lang/AutoCloseable:available,close,read,readObject,skip ObjectInputFilter:checkInput
    ObjectInputFilter$FilterInfo:arrayLength,depth,references,serialClass,streamBytes
    ObjectInputStream<InputStream<ObjectInput<ObjectStreamConstants
    ObjectInputStream$GetField:defaulted,get,getObjectStreamClass ObjectInputValidation:validateObject
    ObjectOutput<DataOutput<java/lang/AutoCloseable:close,flush,write,writeObject
    ObjectOutputStream<OutputStream<ObjectOutput<ObjectStreamConstants ObjectOutputStream$PutField:put,write
    ObjectStreamConstants: ObjectStreamException<IOException: ObjectStreamField<java/lang/Comparable
    OutputStream<Closeable<Flushable:close,flush,write OutputStreamWriter<Writer PipedInputStream<InputStream
    PipedOutputStream<OutputStream PipedReader<Reader PipedWriter<Writer
    PrintStream<FilterOutputStream<java/lang/Appendable<Closeable PrintWriter<Writer PushbackInputStream<FilterInputStream
    PushbackReader<FilterReader RandomAccessFile<DataOutput<DataInput<Closeable
    Reader<java/lang/Readable<Closeable:close,mark,markSupported,read,readAllAsString,readAllLines,ready,reset,skip,transferTo
    SequenceInputStream<InputStream Serializable: StreamCorruptedException<ObjectStreamException: StreamTokenizer
    StringBufferInputStream<InputStream StringReader<Reader StringWriter<Writer SyncFailedException<IOException:
    UTFDataFormatException<IOException: UncheckedIOException<java/lang/RuntimeException:
    UnsupportedEncodingException<IOException: WriteAbortedException<ObjectStreamException:
    Writer<java/lang/Appendable<Closeable<Flushable:append,close,flush,write`,
}

interface JdkType {
  readonly parents: readonly string[]
  /** Unknown for classes that are not abstract. */
  readonly methods: readonly string[] | undefined
}

let table: ReadonlyMap<string, JdkType> | undefined

/** The type itself and all types above it; undefined if it is not among those that are known here. */
export function jdkTypesAbove(name: string): ReadonlySet<string> | undefined {
  if (!known().has(name)) return undefined
  const found = new Set([name])
  for (const type of found) for (const parent of known().get(type)?.parents ?? []) found.add(parent)
  return found
}

/** The names of the methods that a type declares, not those that it has from above; undefined if they are not known. */
export function jdkMethods(name: string): readonly string[] | undefined {
  return known().get(name)?.methods
}

function known(): ReadonlyMap<string, JdkType> {
  table ??= new Map([...Object.entries(types).flatMap(([folder, text]) => readTypes(folder, text)), ...plain])
  return table
}

function readTypes(folder: string, text: string): readonly (readonly [string, JdkType])[] {
  const full = (type: string) => (type.includes('/') ? type : `${folder}/${type}`)
  return text
    .trim()
    .split(/\s+/)
    .map(entry => {
      const [types = '', methods] = entry.split(':')
      const [type = '', ...parents] = types.split('<')
      return [full(type), { parents: parents.map(full), methods: methods?.split(',') }]
    })
}

const plain: readonly (readonly [string, JdkType])[] = [
  ['java/lang/Enum', { parents: ['java/lang/Comparable'], methods: [] }],
  ['java/lang/Record', { parents: [], methods: [] }],
  ['java/io/Serializable', { parents: [], methods: ['writeReplace', 'readResolve'] }],
  ['java/lang/Cloneable', { parents: [], methods: [] }],
  ['java/util/RandomAccess', { parents: [], methods: [] }],
]
