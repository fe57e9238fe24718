/* The forward pass of an exported net for one position.

   All sums are sums of whole numbers, so their order does not matter: every machine, every set
   of vector instructions and the twin in NumPy (reference.py) find the same numbers. What is
   done with doubles is done element by element; the build turns off fused multiply-adds.

   - The first layer has one row of 16-bit weights for each input. An observation is sparse, so
     the layer is a sum of rows.
   - The activations of each layer are rounded to whole numbers up to 2^14, with the finest
     power of two as the unit that the largest of them allows.
   - The other layers have 8-bit weights with a scale for each output. They are widened to 16
     bits here, for multiply-and-add instructions.
   - Of the policy only the rows of the legal actions are computed.
*/

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <math.h>
#include <stdint.h>
#include <string.h>

#define MOST_PLAYERS 8
#define BLOCK 64        /* outputs of the first layer that are summed in registers */
#define FIRST_HIGH 16383 /* the largest weight of the first layer */
#define PRECISION 14    /* bits of an activation */

#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__linux__) \
    && defined(__GLIBC__)
#define FOR_EACH_PROCESSOR __attribute__((target_clones("avx2", "default")))
#else
#define FOR_EACH_PROCESSOR
#endif


typedef struct {
    Py_ssize_t outputs, inputs; /* inputs are padded to a multiple of BLOCK */
    int16_t *weights;
    double *scale, *bias;
} Layer;

typedef struct {
    PyObject_HEAD
    Py_ssize_t inputs, width;   /* of the first layer; the width is padded */
    int16_t *first;
    double unit, *first_bias;
    Layer second, third, policy, value, belief;
    Py_ssize_t classes;
    Py_ssize_t places[MOST_PLAYERS + 1], numbers[MOST_PLAYERS + 1];
    int32_t *columns[MOST_PLAYERS + 1], *rows[MOST_PLAYERS + 1];
    int32_t *active, *amount, *sums;
    int16_t *whole;
    double *hidden, *next, *odds;
} Net;

static Py_ssize_t padded(Py_ssize_t size) { return (size + BLOCK - 1) / BLOCK * BLOCK; }

/* -- the arithmetic --------------------------------------------------------------------- */

#if defined(__GNUC__)
typedef int32_t Wide __attribute__((vector_size(32)));
typedef int16_t Narrow __attribute__((vector_size(16), aligned(2), may_alias));
#define LANES 8

/* The sums stay in registers; that takes vectors, the compiler does not find it in a loop. */
FOR_EACH_PROCESSOR
static void sum_rows(
    int32_t *restrict sums, const int16_t *restrict weights, Py_ssize_t width,
    const int32_t *restrict active, const int32_t *restrict amount, Py_ssize_t count)
{
    for (Py_ssize_t block = 0; block < width; block += BLOCK) {
        Wide sum[BLOCK / LANES] = {{0}};
        for (Py_ssize_t i = 0; i < count; i++) {
            const Narrow *row = (const Narrow *)(weights + active[i] * width + block);
            int32_t times = amount[i];
            if (times == 1) {
#pragma GCC unroll 8
                for (int k = 0; k < BLOCK / LANES; k++)
                    sum[k] += __builtin_convertvector(row[k], Wide);
            } else {
#pragma GCC unroll 8
                for (int k = 0; k < BLOCK / LANES; k++)
                    sum[k] += __builtin_convertvector(row[k], Wide) * times;
            }
        }
        memcpy(sums + block, sum, sizeof sum);
    }
}
#else
static void sum_rows(
    int32_t *sums, const int16_t *weights, Py_ssize_t width, const int32_t *active,
    const int32_t *amount, Py_ssize_t count)
{
    memset(sums, 0, width * sizeof *sums);
    for (Py_ssize_t i = 0; i < count; i++)
        for (Py_ssize_t j = 0; j < width; j++)
            sums[j] += amount[i] * weights[active[i] * width + j];
}
#endif

/* Four rows at a time share what is read of the activations. */
FOR_EACH_PROCESSOR
static void multiply(
    double *restrict out, const Layer *layer, const int16_t *restrict in, double unit)
{
    Py_ssize_t inputs = layer->inputs;
    for (Py_ssize_t i = 0; i < layer->outputs; i += 4) {
        const int16_t *row[4];
        int32_t sum[4], a = 0, b = 0, c = 0, d = 0;
        for (int k = 0; k < 4; k++) {
            Py_ssize_t at = i + k < layer->outputs ? i + k : layer->outputs - 1;
            row[k] = layer->weights + at * inputs;
        }
        for (Py_ssize_t j = 0; j < inputs / BLOCK * BLOCK; j++) {
            a += (int32_t)in[j] * row[0][j];
            b += (int32_t)in[j] * row[1][j];
            c += (int32_t)in[j] * row[2][j];
            d += (int32_t)in[j] * row[3][j];
        }
        sum[0] = a, sum[1] = b, sum[2] = c, sum[3] = d;
        for (int k = 0; k < 4 && i + k < layer->outputs; k++)
            out[i + k] = sum[k] * layer->scale[i + k] * unit + layer->bias[i + k];
    }
}

FOR_EACH_PROCESSOR
static double multiply_row(
    const Layer *layer, Py_ssize_t i, const int16_t *restrict in, double unit)
{
    const int16_t *restrict row = layer->weights + i * layer->inputs;
    int32_t sum = 0;
    for (Py_ssize_t j = 0; j < layer->inputs; j++) sum += (int32_t)in[j] * row[j];
    return sum * layer->scale[i] * unit + layer->bias[i];
}

/* Rounds activations that are not negative; returns what one of the whole numbers is worth. */
static double round_off(int16_t *restrict whole, const double *restrict values, Py_ssize_t size)
{
    double most = 0.0;
    int exponent;
    for (Py_ssize_t i = 0; i < size; i++)
        if (values[i] > most) most = values[i];
    frexp(most, &exponent);
    double times = ldexp(1.0, PRECISION - exponent);
    for (Py_ssize_t i = 0; i < size; i++) whole[i] = (int16_t)(values[i] * times + 0.5);
    memset(whole + size, 0, (padded(size) - size) * sizeof *whole);
    return ldexp(1.0, exponent - PRECISION);
}

static void rectify(double *values, Py_ssize_t size)
{
    for (Py_ssize_t i = 0; i < size; i++)
        if (values[i] < 0.0) values[i] = 0.0;
}

/* The exponential of a number up to 0: (1 + x / 2^16) ^ 2^16. Unlike the C library's it is the
   same everywhere. */
static double exponential(double x)
{
    if (x < -64.0) return 0.0;
    double power = 1.0 + x / 65536.0;
    for (int i = 0; i < 16; i++) power *= power;
    return power;
}

static void softmax(double *values, Py_ssize_t size)
{
    double most = values[0], total = 0.0;
    for (Py_ssize_t i = 1; i < size; i++)
        if (values[i] > most) most = values[i];
    for (Py_ssize_t i = 0; i < size; i++) {
        values[i] = exponential(values[i] - most);
        total += values[i];
    }
    for (Py_ssize_t i = 0; i < size; i++) values[i] /= total;
}

/* The first layer and, if there is one, the belief: fills `hidden` and `odds`. */
static void look(Net *net, const uint8_t *observation, Py_ssize_t players)
{
    Py_ssize_t count = 0, size = net->places[players];
    const int32_t *columns = net->columns[players];
    for (Py_ssize_t i = 0; i < size; i++) {
        uint64_t eight;
        while (i + 8 <= size) {
            memcpy(&eight, observation + i, 8);
            if (eight) break;
            i += 8;
        }
        if (i < size && observation[i]) {
            net->active[count] = columns[i];
            net->amount[count++] = observation[i];
        }
    }
    sum_rows(net->sums, net->first, net->width, net->active, net->amount, count);
    Py_ssize_t width = net->width;
    for (Py_ssize_t i = 0; i < width; i++)
        net->hidden[i] = net->sums[i] * net->unit + net->first_bias[i];
    rectify(net->hidden, width);
    if (net->belief.outputs) {
        double unit = round_off(net->whole, net->hidden, width);
        multiply(net->odds, &net->belief, net->whole, unit);
        for (Py_ssize_t i = 0; i < net->belief.outputs; i += net->classes)
            softmax(net->odds + i, net->classes);
    }
}

/* -- the type --------------------------------------------------------------------------- */

static void *copied(PyObject *bytes, Py_ssize_t size, const char *what)
{
    if (!PyBytes_Check(bytes) || PyBytes_GET_SIZE(bytes) != size) {
        PyErr_Format(PyExc_ValueError, "%s: expected %zd bytes", what, size);
        return NULL;
    }
    void *copy = PyMem_Malloc(size + 1);
    if (copy == NULL) return PyErr_NoMemory();
    return memcpy(copy, PyBytes_AS_STRING(bytes), size);
}

/* A layer from (outputs, inputs, weights, scale, bias): int8, then doubles. `before` inputs
   come from the layer before and are padded; `inputs` - `before` follow the padding. */
static int read_layer(Layer *layer, PyObject *given, Py_ssize_t before, const char *what)
{
    Py_ssize_t outputs, inputs;
    PyObject *weights, *scale, *bias;
    if (!PyArg_ParseTuple(given, "nnOOO", &outputs, &inputs, &weights, &scale, &bias)) return -1;
    if (outputs < 1 || inputs < before || before < 1) {
        PyErr_Format(PyExc_ValueError, "%s: the layers do not fit", what);
        return -1;
    }
    int8_t *small = copied(weights, outputs * inputs, what);
    layer->scale = copied(scale, outputs * sizeof(double), what);
    layer->bias = copied(bias, outputs * sizeof(double), what);
    Py_ssize_t start = padded(before), width = padded(start + inputs - before);
    layer->weights = PyMem_Calloc(outputs * width, sizeof(int16_t));
    if (!small || !layer->scale || !layer->bias || !layer->weights) {
        PyMem_Free(small);
        return PyErr_Occurred() ? -1 : (PyErr_NoMemory(), -1);
    }
    for (Py_ssize_t i = 0; i < outputs; i++)
        for (Py_ssize_t j = 0; j < inputs; j++)
            layer->weights[i * width + (j < before ? j : start + j - before)] =
                small[i * inputs + j];
    PyMem_Free(small);
    layer->outputs = outputs;
    layer->inputs = width;
    return 0;
}

/* The first layer from (inputs, width, weights, scale, bias), with a scale for each input. */
static int read_first(Net *net, PyObject *given, Py_ssize_t *width)
{
    Py_ssize_t inputs;
    PyObject *weights, *scales, *biases;
    if (!PyArg_ParseTuple(given, "nnOOO", &inputs, width, &weights, &scales, &biases)) return -1;
    int8_t *small = copied(weights, inputs * *width, "first");
    double *scale = copied(scales, inputs * sizeof(double), "first");
    double *bias = copied(biases, *width * sizeof(double), "first");
    net->inputs = inputs;
    net->width = padded(*width);
    net->first = PyMem_Calloc(inputs * net->width, sizeof(int16_t));
    net->first_bias = PyMem_Calloc(net->width, sizeof(double));
    int ready = small && scale && bias && net->first && net->first_bias;
    if (ready) {
        double most = 0.0;
        for (Py_ssize_t i = 0; i < inputs; i++)
            if (scale[i] > most) most = scale[i];
        net->unit = most > 0.0 ? most * 127.0 / FIRST_HIGH : 1.0;
        for (Py_ssize_t i = 0; i < inputs; i++)
            for (Py_ssize_t j = 0; j < *width; j++)
                net->first[i * net->width + j] =
                    (int16_t)floor(small[i * *width + j] * (scale[i] / net->unit) + 0.5);
        memcpy(net->first_bias, bias, *width * sizeof(double));
    } else if (!PyErr_Occurred())
        PyErr_NoMemory();
    PyMem_Free(small);
    PyMem_Free(scale);
    PyMem_Free(bias);
    return ready ? 0 : -1;
}

static int read_places(
    int32_t **table, Py_ssize_t *size, PyObject *bytes, Py_ssize_t limit, const char *what)
{
    if (!PyBytes_Check(bytes) || PyBytes_GET_SIZE(bytes) % sizeof(int32_t)) {
        PyErr_Format(PyExc_ValueError, "%s: expected 32-bit integers", what);
        return -1;
    }
    *size = PyBytes_GET_SIZE(bytes) / sizeof(int32_t);
    PyMem_Free(*table);
    *table = copied(bytes, PyBytes_GET_SIZE(bytes), what);
    if (*table == NULL) return -1;
    for (Py_ssize_t i = 0; i < *size; i++)
        if ((*table)[i] < 0 || (*table)[i] >= limit) {
            PyErr_Format(PyExc_ValueError, "%s: %d is out of range", what, (*table)[i]);
            return -1;
        }
    return 0;
}

static int net_init(Net *net, PyObject *args, PyObject *keywords)
{
    static char *names[] = {
        "first", "second", "third", "policy", "value", "belief", "classes", "places", NULL};
    PyObject *first, *second, *third, *policy, *value, *belief, *places, *pair, *players;
    Py_ssize_t width;
    if (net->first != NULL) {
        PyErr_SetString(PyExc_RuntimeError, "a net is made once");
        return -1;
    }
    if (!PyArg_ParseTupleAndKeywords(
            args, keywords, "O!O!O!O!O!OnO!", names, &PyTuple_Type, &first, &PyTuple_Type,
            &second, &PyTuple_Type, &third, &PyTuple_Type, &policy, &PyTuple_Type, &value,
            &belief, &net->classes, &PyDict_Type, &places))
        return -1;
    if (read_first(net, first, &width) < 0) return -1;
    if (belief != Py_None) {
        if (!PyTuple_Check(belief) || net->classes < 1) {
            PyErr_SetString(PyExc_ValueError, "belief: expected a layer and its classes");
            return -1;
        }
        if (read_layer(&net->belief, belief, width, "belief") < 0) return -1;
        if (net->belief.inputs != net->width || net->belief.outputs % net->classes) {
            PyErr_SetString(PyExc_ValueError, "belief: the layers do not fit");
            return -1;
        }
    }
    if (read_layer(&net->second, second, width, "second") < 0) return -1;
    if (read_layer(&net->third, third, net->second.outputs, "third") < 0) return -1;
    if (read_layer(&net->policy, policy, net->third.outputs, "policy") < 0) return -1;
    if (read_layer(&net->value, value, net->third.outputs, "value") < 0) return -1;
    if (net->second.inputs != padded(net->width + net->belief.outputs) ||
        net->third.inputs != padded(net->second.outputs) ||
        net->policy.inputs != padded(net->third.outputs) ||
        net->value.inputs != padded(net->third.outputs)) {
        PyErr_SetString(PyExc_ValueError, "the layers do not fit");
        return -1;
    }
    Py_ssize_t position = 0, most = 0;
    while (PyDict_Next(places, &position, &players, &pair)) {
        Py_ssize_t n = PyLong_AsSsize_t(players);
        if (n < 1 || n > MOST_PLAYERS || n > net->value.outputs || !PyTuple_Check(pair) ||
            PyTuple_GET_SIZE(pair) != 2) {
            if (!PyErr_Occurred()) PyErr_SetString(PyExc_ValueError, "places: bad players");
            return -1;
        }
        if (read_places(&net->columns[n], &net->places[n], PyTuple_GET_ITEM(pair, 0),
                        net->inputs, "columns") < 0 ||
            read_places(&net->rows[n], &net->numbers[n], PyTuple_GET_ITEM(pair, 1),
                        net->policy.outputs, "rows") < 0)
            return -1;
        if (net->places[n] > most) most = net->places[n];
    }
    Py_ssize_t widest = net->second.inputs;
    if (net->third.inputs > widest) widest = net->third.inputs;
    if (net->policy.inputs > widest) widest = net->policy.inputs;
    net->active = PyMem_Calloc(most + 1, sizeof(int32_t));
    net->amount = PyMem_Calloc(most + 1, sizeof(int32_t));
    net->sums = PyMem_Calloc(net->width, sizeof(int32_t));
    net->whole = PyMem_Calloc(widest, sizeof(int16_t));
    net->hidden = PyMem_Calloc(widest, sizeof(double));
    net->next = PyMem_Calloc(widest, sizeof(double));
    net->odds = PyMem_Calloc(net->belief.outputs + 1, sizeof(double));
    if (!net->active || !net->amount || !net->sums || !net->whole || !net->hidden ||
        !net->next || !net->odds) {
        PyErr_NoMemory();
        return -1;
    }
    return 0;
}

static void free_layer(Layer *layer)
{
    PyMem_Free(layer->weights);
    PyMem_Free(layer->scale);
    PyMem_Free(layer->bias);
}

static void net_dealloc(Net *net)
{
    Layer *layers[] = {&net->second, &net->third, &net->policy, &net->value, &net->belief};
    for (int i = 0; i < 5; i++) free_layer(layers[i]);
    for (int i = 0; i <= MOST_PLAYERS; i++) {
        PyMem_Free(net->columns[i]);
        PyMem_Free(net->rows[i]);
    }
    void *buffers[] = {net->first, net->first_bias, net->active, net->amount, net->sums,
                       net->whole, net->hidden, net->next, net->odds};
    for (int i = 0; i < 9; i++) PyMem_Free(buffers[i]);
    Py_TYPE(net)->tp_free((PyObject *)net);
}

/* Whether players and observation belong together; `look`s at the observation if so. */
static Py_ssize_t looked(Net *net, PyObject *players, PyObject *observation)
{
    Py_ssize_t n = PyLong_AsSsize_t(players);
    if (n == -1 && PyErr_Occurred()) return -1;
    if (net->odds == NULL || n < 1 || n > MOST_PLAYERS || net->columns[n] == NULL) {
        PyErr_Format(PyExc_ValueError, "the net does not know %zd players", n);
        return -1;
    }
    if (!PyBytes_Check(observation) || PyBytes_GET_SIZE(observation) != net->places[n]) {
        PyErr_Format(PyExc_ValueError, "expected an observation of %zd bytes", net->places[n]);
        return -1;
    }
    look(net, (const uint8_t *)PyBytes_AS_STRING(observation), n);
    return n;
}

PyDoc_STRVAR(evaluate_doc,
"evaluate(players, observation, actions)\n--\n\n"
"The values by seat, the viewer first, and the logits of the actions, in one list.");

static PyObject *net_evaluate(Net *net, PyObject *const *args, Py_ssize_t count)
{
    if (count != 3 || !PyList_Check(args[2])) {
        PyErr_SetString(PyExc_TypeError, "expected players, observation and a list of actions");
        return NULL;
    }
    Py_ssize_t n = looked(net, args[0], args[1]);
    if (n < 0) return NULL;
    memcpy(net->hidden + net->width, net->odds, net->belief.outputs * sizeof(double));
    double unit = round_off(net->whole, net->hidden, net->width + net->belief.outputs);
    multiply(net->next, &net->second, net->whole, unit);
    rectify(net->next, net->second.outputs);
    unit = round_off(net->whole, net->next, net->second.outputs);
    multiply(net->hidden, &net->third, net->whole, unit);
    rectify(net->hidden, net->third.outputs);
    unit = round_off(net->whole, net->hidden, net->third.outputs);

    PyObject *actions = args[2];
    Py_ssize_t size = PyList_GET_SIZE(actions);
    PyObject *found = PyList_New(n + size);
    if (found == NULL) return NULL;
    for (Py_ssize_t i = 0; i < n + size; i++) {
        Py_ssize_t row = i;
        const Layer *layer = &net->value;
        if (i >= n) {
            Py_ssize_t number = PyLong_AsSsize_t(PyList_GET_ITEM(actions, i - n));
            if (number < 0 || number >= net->numbers[n]) {
                if (!PyErr_Occurred())
                    PyErr_Format(PyExc_ValueError, "there is no action %zd", number);
                Py_DECREF(found);
                return NULL;
            }
            row = net->rows[n][number];
            layer = &net->policy;
        }
        PyObject *one = PyFloat_FromDouble(multiply_row(layer, row, net->whole, unit));
        if (one == NULL) {
            Py_DECREF(found);
            return NULL;
        }
        PyList_SET_ITEM(found, i, one);
    }
    return found;
}

PyDoc_STRVAR(belief_doc,
"belief(players, observation)\n--\n\n"
"The probabilities of the hidden ids: for each seat, the viewer first, one for each id.");

static PyObject *net_belief(Net *net, PyObject *const *args, Py_ssize_t count)
{
    if (count != 2) {
        PyErr_SetString(PyExc_TypeError, "expected players and observation");
        return NULL;
    }
    Py_ssize_t n = looked(net, args[0], args[1]);
    if (n < 0) return NULL;
    Py_ssize_t size = net->belief.outputs ? n * net->classes : 0;
    if (size > net->belief.outputs) size = net->belief.outputs;
    PyObject *found = PyList_New(size);
    for (Py_ssize_t i = 0; found != NULL && i < size; i++) {
        PyObject *one = PyFloat_FromDouble(net->odds[i]);
        if (one == NULL) Py_CLEAR(found);
        else PyList_SET_ITEM(found, i, one);
    }
    return found;
}

static PyMethodDef methods[] = {
    {"evaluate", (PyCFunction)(void (*)(void))net_evaluate, METH_FASTCALL, evaluate_doc},
    {"belief", (PyCFunction)(void (*)(void))net_belief, METH_FASTCALL, belief_doc},
    {NULL, NULL, 0, NULL}};

static PyTypeObject net_type = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ratskeller.evaluation._inference.Net",
    .tp_basicsize = sizeof(Net),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = PyDoc_STR("An exported net, from layers of bytes; see reference.py."),
    .tp_new = PyType_GenericNew,
    .tp_init = (initproc)net_init,
    .tp_dealloc = (destructor)net_dealloc,
    .tp_methods = methods};

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT, .m_name = "ratskeller.evaluation._inference",
    .m_doc = "The forward pass of an exported net in C.", .m_size = -1};

PyMODINIT_FUNC PyInit__inference(void)
{
    if (PyType_Ready(&net_type) < 0) return NULL;
    PyObject *made = PyModule_Create(&module);
    if (made != NULL && PyModule_AddObjectRef(made, "Net", (PyObject *)&net_type) < 0)
        Py_CLEAR(made);
    return made;
}
